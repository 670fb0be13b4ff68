/** Battles arranged and called off, challenges thrown down, days agreed on, missions chosen. */
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useForce } from '../force.ts';

const whenAndWhere = () => ({ label: t('When and where'), placeholder: t('Friday at Ines’s, until 10:30') });

export const ArrangeBattleForm = dressed<{ readonly with: readonly string[]; readonly when: string }>(
  'arrange-battle',
  () => ({
    title: () => t('A battle'),
    why: ({ with: others = [] }) =>
      others.length > 1
        ? t(
            'Each for themselves, without stakes: every player who completes their mission gains a new territory.',
          )
        : t('Both stake a territory, and a new one is rolled for.'),
    answer: t('Send the proposal'),
    icon: 'check',
    of: { when: whenAndWhere() },
  }),
);

export const ChallengeForm = dressed<{ readonly seat: string; readonly when: string }>('challenge', () => ({
  title: () => t('A challenge'),
  why: () =>
    t('They may decline and give up a territory; or accept, and each of you names the other’s stake.'),
  answer: t('Throw down the gauntlet'),
  icon: 'hand',
  of: { seat: { first: true }, when: { label: t('When and where') } },
}));

interface OfBattle {
  readonly battle: string;
}
export const ScheduleForm = dressed<OfBattle & { readonly when: string }>('schedule-battle', () => ({
  title: () => t('The battle'),
  question: () => t('When and where?'),
  why: () => t('Until then it waits among the battles.'),
  answer: t('Save'),
  icon: 'check',
  of: { battle: false, when: whenAndWhere() },
}));

export const MissionForm = dressed<OfBattle & { readonly name: string; readonly terrain: boolean }>(
  'choose-mission',
  () => {
    const { state, seat } = useForce();
    return {
      title: () => t('The battle'),
      question: () => t('What is your mission?'),
      answer: t('Save'),
      icon: 'check',
      of: {
        battle: false,
        name: { label: t('Mission'), placeholder: t('Hold the hill') },
        terrain: {
          begin: ({ battle = '' }) => state().battles[battle]?.missions[seat()]?.terrain,
          hint: t(
            'Something on the ground to dig up or carry off. If both have this mission, the first wins.',
          ),
        },
      },
    };
  },
);

export const CallOffForm = dressed<OfBattle>('call-off', () => ({
  title: () => t('The battle'),
  question: () => t('Call the battle off?'),
  why: () => t('The others will be asked to agree. The gold for summoning is paid back.'),
  answer: t('Send the proposal'),
  of: { battle: false },
}));
