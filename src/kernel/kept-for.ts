/**
 * A function of an object, computed once per object identity while that object is in use: for objects that never change.
 * All callers share the result.
 */
export function keptFor<Of extends object, Made extends object>(make: (of: Of) => Made): (of: Of) => Made {
  const kept = new WeakMap<Of, Made>();
  return (of) => {
    const known = kept.get(of);
    if (known) return known;
    const made = make(of);
    kept.set(of, made);
    return made;
  };
}
