import { X509Certificate } from 'node:crypto';
import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isStale } from '../../server/build.mjs';
import { lanCertificate } from '../../server/certificate.mjs';
import { contentSecurityPolicy } from '../../server/csp.mjs';

test('the app is built again when, and only when, a source is newer', async () => {
  const project = await mkdtemp(join(tmpdir(), 'realmbook-build-'));
  const put = async (name: string, time: number) => {
    await mkdir(join(project, name, '..'), { recursive: true });
    await writeFile(join(project, name), name);
    await utimes(join(project, name), time, time);
  };
  const soon = Date.now() / 1000 + 100;
  await put('src/kernel/dice.ts', soon);
  expect(await isStale(project)).toBe(true);
  await put('dist/index.html', soon + 10);
  expect(await isStale(project)).toBe(false);
  await put('test/dice.test.ts', soon + 20);
  expect(await isStale(project)).toBe(false);
  await put('src/kernel/dice.ts', soon + 20);
  expect(await isStale(project)).toBe(true);
});

test('a certificate covers this network, is kept, and is made anew for a new address', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'realmbook-tls-')), 'tls');
  const first = await lanCertificate(folder, ['192.168.7.20']);
  const read = new X509Certificate(first.cert);
  expect(read.checkHost('localhost')).toBe('localhost');
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(read.checkIP('192.168.7.20')).toBe('192.168.7.20');
  expect(Date.parse(read.validTo) - Date.parse(read.validFrom)).toBeLessThan(825 * 86_400_000);
  expect(await lanCertificate(folder, ['192.168.7.20'])).toEqual(first);
  const moved = await lanCertificate(folder, ['10.0.0.4']);
  expect(moved.cert).not.toBe(first.cert);
  expect(new X509Certificate(moved.cert).checkIP('10.0.0.4')).toBe('10.0.0.4');
});

test('the policy lists inline scripts and styles by hash, and scripts from files not at all', () => {
  const html =
    '<script src="/app.js"></script><script>a</script><script type="module">b</script><style>c</style>';
  const policy = contentSecurityPolicy(html, 'meta');
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).toContain("script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='");
  expect(policy).not.toContain('frame-ancestors');
  expect(contentSecurityPolicy(html)).toContain("frame-ancestors 'none'");
});
