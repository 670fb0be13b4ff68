/** The battle or siege a form is about. */
import type { Encounter } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { Nothing } from '../../parts/ask/dress.ts';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';

/** As it last stood: the order that ends it leaves its form only then. */
export function useMet() {
  const { state } = useEmpire();
  let last: Encounter | undefined;
  const met = (id: string | undefined): Encounter | undefined => {
    last = state().encounters[id ?? ''] ?? last;
    return last;
  };
  const place = (id: string | undefined): string | undefined => {
    const found = met(id);
    return found && placeName(state(), found.tile);
  };
  return { met, place };
}

/** Where it is over, or there is none. */
export function useOver(title: string): Nothing {
  const { to } = useEmpire();
  const Onward = () => (
    <Button kind="filled" href={to('chronicle')}>
      {t('To the chronicle')}
    </Button>
  );
  return [title, t('It was settled already, or the order that led to it was undone.'), Onward];
}
