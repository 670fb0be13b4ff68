/**
 * Phones introduced to each other by a PeerServer. PeerJS is loaded when the first meeting starts.
 * Its own serialisations lose data: only raw bytes over an ordered channel are used.
 */
import type { DataConnection, Peer, PeerOptions } from 'peerjs';
import type { Station, StationEvents, Switchboard } from '../switchboard.ts';
import type { Link, Signalling } from '../types.ts';
import { type ChannelLink, channelLink } from './channel.ts';

/** How long the server may take to register an id: where it still holds an old socket it never answers. */
const OPENING = 5_000;

export function peerSwitchboard(signalling: Signalling = {}): Switchboard {
  return { open: (id, events) => openStation(id, peerOptions(signalling), events) };
}

export function peerOptions({ url = '/signal', iceServers = [] }: Signalling): PeerOptions {
  const { protocol, hostname, port, pathname } = new URL(url, globalThis.location?.href);
  const secure = protocol === 'https:' || protocol === 'wss:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    path: pathname,
    secure,
    debug: 0,
    // Left out, PeerJS would tell servers of others about every meeting.
    config: { iceServers: iceServers.map((server) => ({ ...server })) },
  };
}

function openStation(id: string, options: PeerOptions, events: StationEvents): Station {
  let peer: Peer | undefined;
  let over = false;
  let lostAlready = false;
  const calling = new Map<string, Set<ChannelLink>>();

  const lost = (tell: () => void): void => {
    if (over || lostAlready) return;
    lostAlready = true;
    clearTimeout(opening);
    tell();
  };
  const opening = setTimeout(() => lost(() => events.lost('no meeting server')), OPENING);
  import('peerjs')
    .then(({ Peer }) => {
      if (over) return;
      peer = new Peer(id, options);
      peer.on('open', () => {
        if (lostAlready || over) return;
        clearTimeout(opening);
        events.open();
      });
      peer.on('connection', (connection) => {
        if (connection.serialization === 'raw') events.called(wired(connection).link);
        else connection.close();
      });
      peer.on('disconnected', () => lost(() => events.lost('no meeting server')));
      peer.on('error', ({ type, message }) => {
        if (type === 'peer-unavailable') {
          for (const [to, links] of calling)
            if (message.includes(to)) for (const one of links) one.ended('peer unreachable');
        } else if (type === 'unavailable-id') lost(() => events.taken());
        else if (type !== 'webrtc') lost(() => events.lost('no meeting server'));
      });
    })
    .catch(() => lost(() => events.lost('no network')));

  return {
    id,
    call(to) {
      const connection = peer?.connect(to, { reliable: true, serialization: 'raw' });
      if (!connection) return unreachable(to);
      const made = wired(connection);
      const links = calling.get(to) ?? new Set();
      calling.set(to, links.add(made));
      return made.link;
    },
    close() {
      over = true;
      clearTimeout(opening);
      peer?.destroy();
    },
  };

  function wired(connection: DataConnection): ChannelLink {
    const hangUp = (): void => {
      calling.get(connection.peer)?.delete(made);
      connection.close();
    };
    const heard = (): boolean => Boolean(connection.peerConnection?.remoteDescription);
    const made = channelLink('peer', connection.peer, hangUp, heard);
    connection.on('data', (data) => made.frame(data));
    connection.on('open', () => made.opened(connection.dataChannel, connection.peerConnection));
    connection.on('close', () => made.ended('line cut'));
    connection.on('error', () => made.ended('peer unreachable'));
    return made;
  }
}

function unreachable(to: string): Link {
  const made = channelLink('peer', to, () => undefined);
  made.ended('peer unreachable');
  return made.link;
}
