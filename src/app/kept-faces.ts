/** Real dice half typed in are kept with the form around them; once the last face is typed they are held and written. */
import { createEffect, on, useContext } from 'solid-js';
import { DraftContext } from './remembered.ts';
import type { Tray } from './ui/dice/tray.ts';

export function keepFaces(tray: Tray): void {
  const drafts = useContext(DraftContext);
  if (!drafts) return;
  const kept = drafts.get('faces');
  const lying = tray.faces().length;
  if (tray.how() === 'table' && Array.isArray(kept) && kept.length === lying && kept.includes(null))
    for (const [die, face] of kept.entries()) if (typeof face === 'number') tray.type(die, face);
  createEffect(
    on(
      tray.faces,
      (faces) => {
        const some = faces.some((face) => face !== undefined) && faces.includes(undefined);
        drafts.keep('faces', some ? faces.map((face) => face ?? null) : undefined);
      },
      { defer: true },
    ),
  );
}
