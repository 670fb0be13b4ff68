/** The ways at the foot of a campaign's screens: a map only where its rules have one. What is `asked` is read as it changes. */
import { t } from '../../i18n/index.ts';
import type { RulesetApp } from '../../rulesets/contract.ts';
import type { NavItem } from '../../ui/frame.tsx';

export const waysOf = (
  app: Pick<RulesetApp, 'scene' | 'own'>,
  base: string,
  asked: () => number = () => 0,
): readonly NavItem[] => [
  {
    href: `${base}/today`,
    label: t('Today'),
    icon: 'today' as const,
    get badge() {
      return asked();
    },
  },
  ...(app.scene ? [{ href: `${base}/map`, label: t('Map'), icon: 'map' as const }] : []),
  { href: `${base}/charts`, label: t('Charts'), icon: 'charts' as const },
  { href: `${base}/realm`, label: app.own?.() ?? t('Realm'), icon: 'realm' as const },
  { href: `${base}/chronicle`, label: t('Chronicle'), icon: 'chronicle' as const },
];
