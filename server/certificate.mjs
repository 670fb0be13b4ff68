/**
 * A self-signed certificate for the local network, made once and kept until it nears its end or the machine's
 * addresses change, so that a phone which accepted it is not asked at every start.
 */
import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';

const DAY = 86_400_000;
// Safari refuses certificates that claim more than 825 days, no matter who signed them.
const LIFETIME = 820 * DAY;

/**
 * @param {string} folder where it is kept
 * @param {string[]} addresses IPv4 addresses it must cover besides localhost
 * @returns {Promise<{ key: string, cert: string }>} both PEM
 */
export async function lanCertificate(folder, addresses) {
  const kept = await read(folder);
  if (kept && covers(kept.cert, addresses)) return kept;

  const now = Date.now();
  const made = await generate([{ name: 'commonName', value: 'Realmbook on the local network' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + LIFETIME),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          ...['127.0.0.1', ...addresses].map((ip) => /** @type {const} */ ({ type: 7, ip })),
        ],
      },
    ],
  });
  const pair = { key: made.private, cert: made.cert };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'key.pem'), pair.key, { mode: 0o600 });
  await writeFile(join(folder, 'cert.pem'), pair.cert);
  return pair;
}

/** @param {string} folder */
async function read(folder) {
  try {
    const [key, cert] = await Promise.all(
      ['key.pem', 'cert.pem'].map((name) => readFile(join(folder, name), 'utf8')),
    );
    return key && cert ? { key, cert } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} cert PEM
 * @param {string[]} addresses
 */
function covers(cert, addresses) {
  const known = new X509Certificate(cert);
  return (
    Date.parse(known.validTo) > Date.now() + 30 * DAY && addresses.every((address) => known.checkIP(address))
  );
}
