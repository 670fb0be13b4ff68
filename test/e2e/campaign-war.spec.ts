import { battleLaid } from './play/laid.ts';
import { facesFor } from './play/order.ts';
import { together } from './play/player.ts';
import { expect, expectSameBook, expectTold, test } from './play/prepared.ts';
import { storage, tapWire, wire } from './play/spy.ts';

test('a battle: cards lie face down until both are played, losses are borne, the beaten fall back, and all read the same', async ({
  sitDown,
}) => {
  test.setTimeout(180_000);
  const { company, laid } = await sitDown({
    plan: { stage: 'battle', month: 1 },
    lay: battleLaid,
    before: tapWire,
  });
  const [anna, tom, ines] = company;
  const field = laid.name;

  await anna.take(/^A battle waits/);
  await anna.page.getByRole('button', { name: 'Resolve with cards' }).tap();
  await anna.page.waitForURL(/\/order\//);
  await anna.respond(/^Which card do you play against Tom/, { choose: () => /^Flank attack/ });

  // Anna has played and Tom has not: her phone has sent the card, and nobody can read it.
  const asked = /^Which card do you play against Anna/;
  await tom.go('Today');
  await expect(tom.card.getByRole('heading', { name: asked })).toBeVisible({ timeout: 20_000 });
  await expectSameBook(company);
  for (const player of company) {
    const places = { storage: await storage(player.phone), wire: await wire(player.phone) };
    expect(places.wire, `${player.name} has heard of the battle`).toContain('"fight"');
    for (const [place, held] of Object.entries(places)) {
      expect(held.includes('flank'), `${player.name}’s ${place} holds the card`).toBe(false);
      expect(held.includes('"reveal"'), `${player.name}’s ${place} holds its key`).toBe(false);
    }
    await player.go('Chronicle');
    await expect(player.page.getByText(/points to .*; Tom has/)).toBeVisible();
    await expect(player.page.getByText(/swings round the flank/)).toHaveCount(0);
  }

  await tom.respond(asked, { choose: () => /^Withdraw/ });
  for (const player of company)
    await expect
      .poll(async () => (await wire(player.phone)).split('"reveal"').length - 1)
      .toBeGreaterThanOrEqual(2);

  await together([anna, tom], ({ page }) => ({
    dice: (question) => {
      if (question === 'The lines meet.') return facesFor(page, 10);
      if (question === 'How many points does Tom lose in the fighting?') return [3];
      return question.startsWith('Your riders') ? [2] : [1];
    },
    choose: (question) => (question.startsWith('Tom is beaten') ? /Pursue/ : undefined),
  }));
  await expectTold(company, /Anna swings round the flank, Tom gives ground/);
  await expectTold(company, new RegExp(`Anna carries the day at ${field}`));
  for (const line of [
    /The day costs Tom 200 points/,
    /Anna hangs on the heels of Tom: stragglers never get home/,
    /The day costs Tom 50 points/,
    new RegExp(`Tom must leave ${field}`),
    new RegExp(`of Tom falls? back from ${field}`),
  ])
    await expectTold([ines], line);
  await tom.go('Today');
  await expect(tom.page.getByText(/has 250 points to strike off/)).toBeVisible();
  await expectSameBook(company);
});
