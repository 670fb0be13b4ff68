/** What a seat's slot is called: by the seat's key, for a seat that is granted anew has new ones. */
export const slotNamed = (key: string, slot: number | undefined): string => `${key} ${slot ?? 0}`;

/** Before a device in a slot for which another named it, and before that of a regent: neither has shown the seat's key. */
export const NAMED = '?';
export const REGENT = '=';
/** Whether a phone has a slot to itself, or is offered one that is free. @param slots as `Roster.slots` */
export const mayHave = (
  slots: ReadonlyMap<string, string>,
  { device, slot }: { readonly device: string; readonly slot?: number | undefined },
  key: string,
): boolean => ['', REGENT, NAMED].some((mark) => slots.get(slotNamed(key, slot)) === mark + device);
