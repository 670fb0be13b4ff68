/** One phone's memory on two phones: both write under one key. The others notice, and say so. */
import { lineOf } from './play/apart.ts';
import { expect, expectSameBook, test } from './play/begun.ts';
import { writeNote } from './play/note.ts';
import { openCampaign } from './play/shelf.ts';
import { expectTold } from './play/table.ts';

const shown = 'One phone has written two different histories of this campaign.';

test('R6: a fork is noticed and shown on each phone, and the game goes on', async ({ sit, begun }) => {
  test.setTimeout(120_000);
  const [bert, carla] = [await sit('Bert'), await sit('Carla')];
  const lines: Awaited<ReturnType<typeof lineOf>>[] = [];
  const apart = {
    before: async (phone: Parameters<typeof lineOf>[0]) => void lines.push(await lineOf(phone, false)),
  };
  const anna = await sit('Anna', apart);
  const copy = await sit('Anna', apart);
  await writeNote(anna, 'Anna was here.');
  await writeNote(copy, 'And so was her copy.');

  await anna.phone.putAway();
  lines[0]?.mend();
  await anna.phone.takeOut('/');
  await openCampaign(anna.page, begun.title);
  await expectTold([bert, carla], /Anna was here\./);
  await anna.phone.putAway();

  await copy.phone.putAway();
  lines[1]?.mend();
  await copy.phone.takeOut('/');
  await openCampaign(copy.page, begun.title);
  for (const player of [bert, carla, copy]) {
    await player.meet();
    await expect(player.page.getByText(shown)).toBeVisible({ timeout: 30_000 });
    await player.phone.expectNoAxeViolations();
    await player.page.getByRole('link', { name: 'Close', exact: true }).tap();
  }

  await writeNote(bert, 'We go on.');
  await expectTold([carla, copy], /We go on\./);
  await expectSameBook([bert, carla, copy]);
});
