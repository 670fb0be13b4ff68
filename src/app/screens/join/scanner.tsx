/** The camera, looking for an invitation. Where there is none, or it is refused, it says how else. */
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { watchForCodes } from '../../../sync/scan.ts';
import { tremble } from '../../device/feel.ts';
import { t } from '../../i18n/index.ts';
import s from './join.module.css';

type Trouble = 'insecure' | 'refused' | 'none';
const words: { readonly [trouble in Trouble]: () => string } = {
  insecure: () =>
    t(
      'Browsers allow the camera only at addresses that begin with https. Scan the code with the phone’s own camera app instead, or paste the link.',
    ),
  refused: () =>
    t(
      'The browser did not allow the camera. Allow it for this page in the browser’s settings; or use the phone’s own camera app, paste the link, or choose a photo of the code.',
    ),
  none: () => t('Realmbook found no camera that it can use. Paste the link, or choose a photo of the code.'),
};

export default function Scanner(props: { onCode: (code: string) => void }): JSX.Element {
  let video!: HTMLVideoElement;
  const [trouble, setTrouble] = createSignal<Trouble>();
  let left = false;
  let stop: (() => void) | undefined;
  let stream: MediaStream | undefined;
  const end = (): void => {
    stop?.();
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  onCleanup(() => {
    left = true;
    end();
  });
  onMount(async () => {
    if (!navigator.mediaDevices?.getUserMedia) {
      setTrouble(window.isSecureContext ? 'none' : 'insecure');
      return;
    }
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (left) return end();
      video.srcObject = stream;
      await video.play();
      let last = '';
      stop = watchForCodes(video, (code) => {
        // The same code stays in sight for many pictures.
        if (code === last) return;
        last = code;
        tremble(20);
        props.onCode(code);
      });
    } catch (problem) {
      if (left) return;
      setTrouble(problem instanceof DOMException && problem.name === 'NotAllowedError' ? 'refused' : 'none');
    }
  });
  return (
    <Show
      when={trouble()}
      fallback={
        <figure class={s.finder}>
          <video ref={video} muted playsinline aria-label={t('Camera picture')} />
          <i aria-hidden="true" />
          <figcaption>{t('Hold the other phone’s code inside the frame.')}</figcaption>
        </figure>
      }
    >
      {(why) => (
        <p class={s.trouble} role="alert">
          {words[why()]()}
        </p>
      )}
    </Show>
  );
}
