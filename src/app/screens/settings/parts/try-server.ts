/** Whether a meeting server answers: this phone registers there under a passing id, and leaves again. */
import { hex } from '../../../../log/bytes.ts';
import { peerSwitchboard } from '../../../../sync/links/peer.ts';
import { randomBytes } from '../../../campaign/deps.ts';

export type Trial = 'answers' | 'silent' | 'barred';

/** @param url as in the settings, or `/signal` on the page's own origin. Never rejects. */
export const answersAt = (url: string): Promise<Trial> =>
  new Promise((resolve) => {
    const { protocol, hostname } = new URL(url, location.href);
    const plain = protocol === 'http:' || protocol === 'ws:';
    if (location.protocol === 'https:' && plain && hostname !== 'localhost') {
      resolve('barred');
      return;
    }
    const end = (trial: Trial): void => {
      station.close();
      resolve(trial);
    };
    const station = peerSwitchboard({ url }).open(`t${hex(randomBytes(16))}`, {
      open: () => end('answers'),
      called: (link) => link.close(),
      taken: () => end('answers'),
      lost: () => end('silent'),
    });
  });
