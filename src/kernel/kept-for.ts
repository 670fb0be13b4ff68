/**
 * A function of an object, reckoned once for as long as that very object is in use: for what nobody changes once it is made.
 * What it returns is shared by everybody who asks.
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
