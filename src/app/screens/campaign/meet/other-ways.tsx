/** Meeting where no server can be reached: two codes scanned in turn, or a file carried over. */
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { renewDevice } from '../../../../campaign/enter.ts';
import { fileWording } from '../../../../sync/code-wording.ts';
import { EXCHANGE_SUFFIX } from '../../../../sync/links/file.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chance } from '../../../campaign/deps.ts';
import { passOf } from '../../../campaign/pass.ts';
import { saveAloud } from '../../../campaign/save.ts';
import { chooseFile } from '../../../device/files.ts';
import { t, tell, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { toast } from '../../../ui/toasts.tsx';

const CodesSheet = lazy(() => import('./codes-sheet.tsx'));

export function OtherWays(): JSX.Element {
  const { session, view, act } = useCampaign();
  const [scanning, setScanning] = createSignal(false);
  const give = (): Promise<unknown> =>
    act(async () => {
      const { writeExchange } = await import('../../../../sync/links/file.ts');
      const bytes = await writeExchange(session.library, passOf(session));
      await saveAloud(`${view().title}${EXCHANGE_SUFFIX}`, bytes);
    });
  const take = (): Promise<unknown> =>
    act(async () => {
      const bytes = await chooseFile(EXCHANGE_SUFFIX);
      if (!bytes) return;
      const { readExchange } = await import('../../../../sync/links/file.ts');
      const read = await readExchange(session.library, passOf(session), bytes);
      if (!read.ok) {
        const { what, help } = fileWording[read.fault];
        toast({ words: `${tell({ say: what })} ${tell({ say: help })}`, icon: 'warn' });
        return;
      }
      if (read.outrun) await renewDevice(session, chance);
      toast({ words: tn(read.added, '{n} new line came over.', '{n} new lines came over.'), icon: 'check' });
    });
  return (
    <>
      <Head title={t('without a network')} />
      <Rows label={t('without a network')}>
        <Row
          lead={<Seal icon="shaking-hands" />}
          title={t('Scan each other’s codes')}
          note={t('Two phones side by side, with a hotspot or the same Wi-Fi but no internet.')}
          onTap={() => setScanning(true)}
        />
        <Row
          lead={<Seal icon="treasure-map" />}
          title={t('Send a file')}
          note={t('All this phone knows, sealed for this table. Any way of sending will do.')}
          onTap={() => void give()}
        />
        <Row
          lead={<Seal icon="spell-book" />}
          title={t('Import a file')}
          note={t('What another phone of the table has sent you.')}
          onTap={() => void take()}
        />
      </Rows>
      <Show when={scanning()}>
        <Suspense>
          <CodesSheet onClose={() => setScanning(false)} />
        </Suspense>
      </Show>
    </>
  );
}
