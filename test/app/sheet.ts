/** A sheet that stands open, once what it shows has been loaded. */
import { screen, waitFor } from '@solidjs/testing-library';

/** Its title stands before what is loaded beneath it: a test that reads at once reads the title alone. */
export async function openSheet(name?: string): Promise<HTMLElement> {
  const sheet = await screen.findByRole('dialog', name === undefined ? {} : { name }, { timeout: 10_000 });
  const above = sheet.hasAttribute('aria-describedby') ? 2 : 1;
  await waitFor(
    () => {
      if ((sheet.firstElementChild?.childElementCount ?? 0) <= above)
        throw new Error(`nothing stands in the sheet yet but its title: ${sheet.textContent}`);
    },
    { timeout: 10_000 },
  );
  return sheet;
}
