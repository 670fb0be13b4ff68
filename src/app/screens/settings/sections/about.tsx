/** What Realmbook is, what it is not, and whose work it stands on. */
import { t } from '../../../i18n/index.ts';
import s from '../screen.module.css';
import type { SettingSection } from '../section.ts';

const away = { target: '_blank', rel: 'noreferrer' } as const;

function Body() {
  return (
    <div class={s.prose}>
      <p>
        {t(
          'Realmbook keeps the book of a map campaign on every player’s own phone. It needs no account, and no server stores anything.',
        )}
      </p>
      <p>
        {t(
          'It is unofficial and unaffiliated: the owners of the games it supports neither made nor endorse it. Names of games belong to their owners. You need their rules to play.',
        )}
      </p>
      <h3>{t('Icons of the game')}</h3>
      <p>
        {t('By Lorc, Delapouite, Skoll, sbed and the other artists of')}{' '}
        <a href="https://game-icons.net" {...away}>
          game-icons.net
        </a>
        ,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/" {...away}>
          CC BY 3.0
        </a>
        .
      </p>
      <h3>{t('Typefaces')}</h3>
      <p>
        {t(
          'EB Garamond by Georg Duffner and Octavio Pardo; Alegreya Sans and Alegreya Sans SC by Juan Pablo del Peral. SIL Open Font License 1.1.',
        )}
      </p>
    </div>
  );
}

export const section: SettingSection = { id: 'about', title: () => t('about'), order: 90, Body };
