/** Meeting where no server can be reached: two codes scanned in turn, or a file carried over. */
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { fileWording } from '../../../../sync/code-wording.ts';
import { EXCHANGE_SUFFIX } from '../../../../sync/links/file.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { passOf } from '../../../campaign/pass.ts';
import { saveAloud } from '../../../campaign/save.ts';
import { chooseFile, shareFile } from '../../../device/files.ts';
import { t, tn, worded } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { toast } from '../../../ui/toasts.tsx';

const CodesSheet = lazy(() => import('./codes-sheet.tsx'));

export function OtherWays(): JSX.Element {
  const { session, view, act } = useCampaign();
  const [scanning, setScanning] = createSignal(false);
  const written = async (): Promise<readonly [string, Uint8Array]> => {
    const { writeExchange } = await import('../../../../sync/links/file.ts');
    return [`${view().title}${EXCHANGE_SUFFIX}`, await writeExchange(session.library, passOf(session))];
  };
  const give = (): Promise<unknown> => act(async () => void (await saveAloud(...(await written()))));
  const pass = (): Promise<unknown> =>
    act(async () => {
      const came = await shareFile(...(await written()));
      if (came === 'refused')
        toast(t('This phone cannot share files from here. Save the file and send it yourself.'));
    });
  const take = (): Promise<unknown> =>
    act(async () => {
      const bytes = await chooseFile(EXCHANGE_SUFFIX);
      if (!bytes) return;
      const { readExchange } = await import('../../../../sync/links/file.ts');
      const read = await readExchange(session.library, passOf(session), bytes);
      if (!read.ok) {
        const { what, help } = fileWording[read.fault];
        toast({ words: `${worded({ say: what })} ${worded({ say: help })}`, icon: 'warn' });
        return;
      }
      toast({ words: tn(read.added, '{n} new entry arrived.', '{n} new entries arrived.'), icon: 'check' });
    });
  return (
    <>
      <Head title={t('without a network')} />
      <Rows label={t('without a network')}>
        <Row
          lead={<Seal icon="shaking-hands" />}
          title={t('Scan each other’s codes')}
          note={t(
            'Two phones side by side, with a hotspot or the same Wi-Fi but no internet. If they do not link: let one open a hotspot for the other, or send a file.',
          )}
          onTap={() => setScanning(true)}
        />
        <Row
          lead={<Seal icon="rally-the-troops" />}
          title={t('Share to another phone')}
          note={t(
            'Use the phone’s share menu: a messenger, mail, or nearby sharing. If that takes no file, save the file and send it yourself.',
          )}
          onTap={() => void pass()}
        />
        <Row
          lead={<Seal icon="treasure-map" />}
          title={t('Save a file')}
          note={t(
            'Everything this phone knows, sealed so that only this table can read it. Send it any way you like. If it arrives damaged, send it again another way.',
          )}
          onTap={() => void give()}
        />
        <Row
          lead={<Seal icon="spell-book" />}
          title={t('Import a file')}
          note={t(
            'A file that another phone at the table sent you. If it lacks something, first send a file back, then ask for another.',
          )}
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
