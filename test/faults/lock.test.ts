import { expect, test } from 'vitest';
import { missingPlatforms } from '../../scripts/lock.mjs';

test('platform builds that a lock lacks are named with what they are for', () => {
  const missing = missingPlatforms({
    'node_modules/quill': {
      dev: true,
      optionalDependencies: {
        '@quill/binding-linux-x64-gnu': '2.1.0',
        '@quill/binding-linux-arm64-musl': '2.1.0',
        '@quill/binding-darwin-arm64': '2.1.0',
        '@quill/binding-win32-ia32-msvc': '2.1.0',
        '@quill/binding-linux-arm-gnueabihf': '2.1.0',
        'quill-extras': '2.1.0',
        fsevents: '~2.3.3',
      },
    },
    'node_modules/@quill/binding-linux-x64-gnu': { version: '2.1.0' },
  });
  const added = { version: '2.1.0', dev: true, optional: true };
  expect(Object.fromEntries(missing)).toEqual({
    'node_modules/@quill/binding-linux-arm64-musl': {
      ...added,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    },
    'node_modules/@quill/binding-darwin-arm64': { ...added, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/@quill/binding-win32-ia32-msvc': { ...added, os: ['win32'], cpu: ['ia32'] },
    'node_modules/@quill/binding-linux-arm-gnueabihf': {
      ...added,
      os: ['linux'],
      cpu: ['arm'],
      libc: ['glibc'],
    },
  });
});

test('a build locked beside the package that wants it, or above, is not missing', () => {
  const wanted = { optionalDependencies: { 'ink-darwin-x64': '1.0.0' } };
  const ink = { version: '1.0.0' };
  expect(
    missingPlatforms({ 'node_modules/a/node_modules/ink': wanted, 'node_modules/ink-darwin-x64': ink }),
  ).toEqual([]);
  expect(
    missingPlatforms({ 'node_modules/ink': wanted, 'node_modules/ink/node_modules/ink-darwin-x64': ink }),
  ).toEqual([]);
  expect(missingPlatforms({ 'node_modules/ink': wanted })).toHaveLength(1);
});
