import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeWording } from '../../src/sync/code-wording.ts';
import { type CodeFault, readCode, type Spelling, writeCode } from '../../src/sync/codes.ts';
import { type Invitation, invitationLink, readInvitation, writeInvitation } from '../../src/sync/invite.ts';
import { drawCode } from '../../src/sync/scan.ts';
import {
  type Description,
  packDescription,
  readSdp,
  unpackDescription,
  writeSdp,
} from '../../src/sync/sdp.ts';

const spellings: readonly Spelling[] = ['scanned', 'link'];

describe('codes', () => {
  test('any content comes back as it was, blanks or not', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(...spellings),
        fc.nat(),
        (bytes, spelling, at) => {
          const code = writeCode('offer', bytes, spelling);
          const broken = `${code.slice(0, at % code.length)}\n ${code.slice(at % code.length)}`;
          expect(readCode('offer', broken, spelling)).toEqual({ ok: true, bytes });
        },
      ),
    );
  });
  test('a letter changed, lost or swapped is noticed', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 4, maxLength: 60 }),
        fc.nat(),
        fc.constantFrom(...spellings),
        (bytes, n, spelling) => {
          const code = writeCode('answer', bytes, spelling);
          const at = 2 + (n % (code.length - 3));
          const other = code[at] === 'A' ? 'B' : 'A';
          for (const spoilt of [
            code.slice(0, at) + other + code.slice(at + 1),
            code.slice(0, at),
            code.slice(0, at) + code.slice(at + 2),
          ])
            expect(readCode('answer', spoilt, spelling)).toMatchObject({ ok: false, fault: 'damaged code' });
        },
      ),
    );
  });
  test('a code scanned in small letters is the same code', () => {
    const code = writeCode('offer', Uint8Array.of(1, 2, 3), 'scanned');
    expect(readCode('offer', code.toLowerCase(), 'scanned').ok).toBe(true);
  });
  test.each<[string, string, CodeFault]>([
    ['a web address', 'https://example.org', 'no code'],
    ['nothing', '', 'no code'],
    ['the prefix alone', 'RB', 'damaged code'],
    ['of another sort', writeCode('answer', Uint8Array.of(1), 'scanned'), 'another code'],
  ])('%s', (_, text, fault) => {
    expect(readCode('offer', text, 'scanned')).toEqual({ ok: false, fault });
    expect(codeWording[fault].help).not.toBe('');
  });
});

describe('invitations', () => {
  const invitation: Invitation = {
    campaign: 'ab'.repeat(32),
    invite: 'cd'.repeat(32),
    title: 'Der Winterkrieg – 2. Jahr 👑',
    ruleset: 'mighty-empires',
    from: 'Björn',
    signalling: 'https://table.example:4173/signal',
  };
  test('come back from link, fragment and bare code', () => {
    const link = invitationLink('https://realmbook.example', invitation);
    expect(link).toMatch(/^https:\/\/realmbook\.example\/join#RB[\w-]+$/);
    const code = writeInvitation(invitation);
    for (const given of [link, `#${code}`, code, ` ${code.slice(0, 50)}\n${code.slice(50)}`])
      expect(readInvitation(given)).toEqual({ ok: true, invitation });
  });
  test('without a meeting server of their own are shorter', () => {
    const { signalling: _, ...plain } = invitation;
    expect(readInvitation(writeInvitation(plain))).toEqual({ ok: true, invitation: plain });
  });
  test('long names are cut between letters, not in them', () => {
    const long = { ...invitation, title: '👑'.repeat(60), from: 'ü'.repeat(60) };
    const read = readInvitation(writeInvitation(long));
    expect(read).toMatchObject({ invitation: { title: '👑'.repeat(20), from: 'ü'.repeat(20) } });
  });
  test('that were cut short, or are none, say so', () => {
    const link = invitationLink('https://realmbook.example', invitation);
    expect(readInvitation(link.slice(0, -7))).toEqual({ ok: false, fault: 'damaged code' });
    expect(readInvitation('https://realmbook.example/join')).toEqual({ ok: false, fault: 'no code' });
    const older = writeCode('invitation', new Uint8Array(50), 'link');
    expect(readInvitation(older)).toEqual({ ok: false, fault: 'damaged code' });
  });
  test('never point the app at anything but a server', () => {
    const read = readInvitation(writeInvitation({ ...invitation, signalling: 'javascript:alert(1)' }));
    expect(read).toMatchObject({ ok: true, invitation: { title: invitation.title } });
    expect(read.ok && read.invitation.signalling).toBeUndefined();
  });
  test('fit a QR code that a phone reads from a phone', async () => {
    const picture = await drawCode(invitationLink('https://realmbook.example', invitation));
    const side = Number(/viewBox="0 0 (\d+)/.exec(picture)?.[1]);
    expect(side).toBeGreaterThan(20);
    expect(side).toBeLessThanOrEqual(4 + 17 + 4 * 15);
  });
});

describe('descriptions of a line', () => {
  const description: Description = {
    type: 'offer',
    ufrag: 'Ab+/',
    password: 'sixteencharacters123456x',
    fingerprint: '0f'.repeat(32),
    candidates: [
      { address: '192.168.43.1', port: 54_321 },
      { address: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.local', port: 9 },
      { address: 'fe80::1', port: 65_535 },
    ],
  };
  test('come back from bytes, and from the text a browser reads', () => {
    expect(unpackDescription('offer', packDescription(description))).toEqual(description);
    expect(readSdp('offer', writeSdp(description))).toEqual(description);
  });
  test('fit a small code', () => {
    const code = writeCode('offer', packDescription(description), 'scanned');
    expect(code.length).toBeLessThan(220);
  });
  test('cannot smuggle lines in', () => {
    const evil = { ...description, candidates: [{ address: '1.1.1.1 1 typ host\r\na=evil', port: 1 }] };
    expect(unpackDescription('offer', packDescription(evil))).toBeUndefined();
    expect(unpackDescription('offer', packDescription({ ...description, ufrag: 'a\nb cd' }))).toBeUndefined();
  });
  test('nonsense is none', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(unpackDescription('answer', bytes)).toBeUndefined();
      }),
    );
    expect(unpackDescription('offer', Uint8Array.of(...packDescription(description), 0))).toBeUndefined();
    expect(readSdp('offer', 'v=0')).toBeUndefined();
  });
});
