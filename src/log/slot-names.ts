/** What a seat's slot is called: by the seat's key, for a seat that is granted anew has new ones. */
export const slotNamed = (key: string, slot: number | undefined): string => `${key} ${slot ?? 0}`;
