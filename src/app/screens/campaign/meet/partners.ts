/** The phones around the table as people: each seat once, with what its phone is doing; guests and unproved phones after. */
import type { View } from '../../../../campaign/view.ts';
import type { Seat } from '../../../../kernel/question.ts';
import type { MeetingSnapshot, Partner } from '../../../../sync/types.ts';
import { t } from '../../../i18n/index.ts';

export interface Person {
  readonly seat?: Seat;
  readonly name: string;
  readonly state: 'you' | 'away' | 'coming' | 'in step' | 'differs';
  readonly words: string;
}

const words: { readonly [state in Partner['state']]: () => string } = {
  connecting: () => t('connecting'),
  proving: () => t('saying hello'),
  exchanging: () => t('exchanging'),
  'in step': () => t('up to date'),
  differs: () => t('disagrees'),
  lost: () => t('lost'),
};

export function partners({ book, seats }: View, { partners: found }: MeetingSnapshot): readonly Person[] {
  const seatsOf = (device: string | undefined): readonly Seat[] =>
    book.roster.members
      .filter((member) => member.device === device && member.role === 'player')
      .map(({ seat }) => seat);
  const people = seats.map(({ id, name, mine }): Person => {
    if (mine) return { seat: id, name, state: 'you', words: t('this phone') };
    const partner = found.find(({ device }) => device !== undefined && seatsOf(device).includes(id));
    return partner
      ? { seat: id, name, ...doing(partner) }
      : { seat: id, name, state: 'away', words: t('not here') };
  });
  /** A phone that nobody has let in yet may be a player's: they are choosing their seat. */
  const guest = (device: string): string | undefined => {
    const found = book.roster.members.find((one) => one.device === device && one.role === 'guest');
    return found && (found.name ?? t('A guest'));
  };
  const others = found
    .filter(({ device }) => device === undefined || seatsOf(device).length === 0)
    .map(
      (partner): Person => ({
        name: (partner.device !== undefined && guest(partner.device)) || t('A phone'),
        ...doing(partner),
      }),
    );
  return [...people, ...others];
}

function doing({ state, left, fault }: Partner): Pick<Person, 'state' | 'words'> {
  const said =
    state === 'exchanging' && left > 0 ? t('{left} to come', { left: String(left) }) : words[state]();
  if (state === 'in step') return { state: 'in step', words: said };
  if (state === 'differs') return { state: 'differs', words: said };
  if (state === 'lost') return { state: 'away', words: fault ? said : t('gone') };
  return { state: 'coming', words: said };
}
