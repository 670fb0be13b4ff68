/** The ways at the foot of a campaign's screens: a map only where its rules have one. */
import { t } from '../../i18n/index.ts';
import type { RulesetApp } from '../../rulesets/contract.ts';

export const waysOf = (app: Pick<RulesetApp, 'scene' | 'own'>, base: string) => [
  { href: `${base}/today`, label: t('Today'), icon: 'today' as const },
  ...(app.scene ? [{ href: `${base}/map`, label: t('Map'), icon: 'map' as const }] : []),
  { href: `${base}/charts`, label: t('Charts'), icon: 'charts' as const },
  { href: `${base}/realm`, label: app.own?.() ?? t('Realm'), icon: 'realm' as const },
  { href: `${base}/chronicle`, label: t('Chronicle'), icon: 'chronicle' as const },
];
