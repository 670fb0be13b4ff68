/** What a group settles when it founds a campaign, and the switches where groups read the rules differently. */
import { type OptionsOf, optionTable, schemaOf } from '../../kernel/options.ts';

export const tinctures = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

export const table = optionTable({
  end: {
    head: 'the end',
    later: 'whole',
    bears: ['ch.end'],
    rows: {
      by: {
        text: 'When the campaign ends',
        choices: {
          battles: ['Battles'],
          territories: ['Territories'],
          agreed: ['Agreed', 'the campaign ends when all of you agree that it is over'],
        },
      },
      battles: {
        text: 'Battles in all',
        why: 'After {n} battles the most territories win.',
        says: ['the most territories win after {n} battle', 'the most territories win after {n} battles'],
        usual: 12,
        from: 1,
        to: 200,
        when: ['by', 'battles'],
        sum: true,
      },
      territories: {
        text: 'Territories to hold',
        why: 'As soon as one of you holds {n} territories.',
        says: 'the first to hold {n} territories wins',
        usual: 8,
        from: 3,
        to: 12,
        when: ['by', 'territories'],
        sum: true,
      },
    },
  },
  points: {
    head: 'first forces',
    text: 'Points of each force',
    why: 'Points that you do not spend at the start become gold, a crown a point. 1,000 is usual.',
    says: '{n} points each',
    usual: 1000,
    from: 250,
    to: 10_000,
    step: 50,
    sum: true,
    bears: ['ch.initial'],
  },
  parts: {
    head: 'optional rules',
    why: 'You can switch any of them on or off later, if everybody agrees.',
    later: true,
    rows: {
      climate: {
        text: 'Weather',
        why: 'A roll for climate and season before every battle.',
        on: [true, 'the weather counts', 'with weather'],
        off: [false, 'the weather does not count', 'without weather'],
      },
      allies: {
        text: 'Allies',
        why: 'Another player may lend you their field army and plays it for you.',
        on: [true, 'allies may be called', 'with allies'],
        off: [false, 'no allies are called', 'without allies'],
      },
      challenges: {
        text: 'Challenges',
        why: 'Accept and fight for a territory, or decline and give one up.',
        on: [true, 'challenges may be thrown down', 'with challenges'],
        off: [false, 'no challenges are thrown down', 'without challenges'],
      },
      many: {
        text: 'Battles of many',
        why: 'Three and more, each for themselves.',
        on: [true, 'all may fight against all', 'with battles of many'],
        off: [false, 'battles are for two', 'without battles of many'],
      },
      special: {
        text: 'Special rules of the armies',
        why: 'Second Chance, alchemists, the summoned, the Drugged.',
        on: [true, 'every army has its own ways', 'with the special rules of the armies'],
        off: [false, 'all armies go by the same rules', 'without the special rules of the armies'],
      },
      trade: {
        text: 'Bargains',
        why: 'Gold, experience, territories and heroes change hands if both agree.',
        on: [true, 'bargains may be struck', 'with trade'],
        off: [false, 'no bargains are struck', 'without trade'],
      },
    },
  },
  rulings: {
    fold: true,
    rows: {
      stakes: {
        text: 'Stakes are chosen face down',
        why: 'Both at once. Otherwise for all to see.',
        on: ['sealed', 'stakes are chosen face down'],
        off: ['open', 'stakes are chosen for all to see'],
        bears: ['ch.battle.stake'],
      },
      hospital: {
        text: 'The wounded count for their warband’s minimum',
        why: 'Otherwise you have to replace figures in the Hospital until they are back.',
        on: ['counts', 'the wounded count towards the minimum'],
        off: ['apart', 'the wounded do not count towards the minimum'],
        usual: 'off',
        bears: ['ch.hospital'],
      },
      magicUsers: {
        text: 'A magic-user for each 1000 points begun',
        why: 'Otherwise for each full 1000.',
        on: ['begun', 'one magic-user for each 1000 points begun'],
        off: ['full', 'one magic-user for each full 1000 points'],
        bears: ['ch.force.magic'],
      },
      maintained: {
        text: 'The whole force is paid',
        why: 'Otherwise the field army alone, and garrisons cost nothing.',
        on: ['all', 'the whole force is paid'],
        off: ['field', 'the field army alone is paid'],
        bears: ['ch.maintenance'],
      },
      captives: {
        text: 'Captured figures earn nothing',
        why: 'Otherwise they roll for experience like the other survivors.',
        on: ['none', 'captured figures earn nothing'],
        off: ['earn', 'captured figures earn experience too'],
        bears: ['ch.experience'],
      },
      topFace: {
        text: 'An advance has to beat the rating',
        why: 'Otherwise the highest face always succeeds, up to the maximum.',
        on: ['beats', 'a roll must be higher than the value'],
        off: ['succeeds', 'the highest face always succeeds, up to the maximum'],
        bears: ['ch.advance.maximum'],
      },
      alchemists: {
        text: 'An alchemist who fell still helps',
        why: 'Otherwise only those left standing may roll again.',
        on: ['marched', 'an alchemist who fell still helps'],
        off: ['standing', 'only alchemists left standing help'],
        bears: ['ch.alchemist'],
      },
      underdog: {
        text: 'Among many an underdog faces the strongest',
        why: 'Otherwise all the others together.',
        on: ['strongest', 'among many, the strongest enemy counts'],
        off: ['together', 'among many, all enemies count together'],
        bears: ['ch.experience.underdog', 'ch.income.underdog'],
      },
    },
  },
});

export const options = schemaOf(table);
export type Options = OptionsOf<typeof table>;
/** The parts of the rules that a group may leave out. */
export type Part = keyof Options['parts'];
