/** What phones say to each other on lines that come through here. */
import { assembler } from '../../src/sync/frames.ts';
import { LARGEST, type Message, readMessage } from '../../src/sync/messages.ts';
import type { Link } from '../../src/sync/types.ts';

/** All that phones say from now on. */
export function heard(): { readonly said: Message[]; listen(link: Link): Link } {
  const said: Message[] = [];
  const listen = (link: Link): Link => {
    const assembly = assembler();
    return {
      ...link,
      get state() {
        return link.state;
      },
      get waiting() {
        return link.waiting;
      },
      send(frame) {
        const next = assembly.add(frame, LARGEST);
        if ('message' in next && next.message) said.push(readMessage(next.message) as Message);
        link.send(frame);
      },
    };
  };
  return { said, listen };
}
