import { expect, test } from './harness.ts';

const plants: readonly { readonly what: string; readonly seen: RegExp; readonly plant: () => void }[] = [
  {
    what: 'an inline script',
    seen: /policy breach: script-src/,
    plant: () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "breached"';
      document.head.append(script);
    },
  },
  {
    what: 'a picture from a third party',
    seen: /policy breach: img-src/,
    plant: () => {
      new Image().src = 'http://127.0.0.1:9/pixel.png';
    },
  },
  {
    what: 'a socket to a third party',
    seen: /third party: ws:\/\/127\.0\.0\.1:9/,
    plant: () => void new WebSocket('ws://127.0.0.1:9/'),
  },
  {
    what: 'an error in the console',
    seen: /console: the quill broke/,
    plant: () => console.error('the quill broke'),
  },
  {
    what: 'a script error',
    seen: /script error: no ink/,
    plant: () => {
      setTimeout(() => {
        throw new Error('no ink');
      });
    },
  },
];

for (const { what, seen, plant } of plants)
  test(`the watch over a phone sees ${what}`, async ({ bench }) => {
    const phone = await (await bench('peers')).phone('Anna');
    await phone.open('/');
    expect(phone.problems()).toEqual([]);
    await phone.page.evaluate(plant);
    await expect.poll(() => phone.problems().some((problem) => seen.test(problem))).toBe(true);
    phone.expectProblem(/./);
  });

test('a page that shuts somebody out fails', async ({ bench }) => {
  const phone = await (await bench('peers')).phone('Anna');
  await phone.open('/');
  await phone.page.setContent('<html><body><img src="data:,"><button></button></body></html>');
  await expect(phone.expectNoAxeViolations()).rejects.toThrow(
    /image-alt[\s\S]*button-name|button-name[\s\S]*image-alt/,
  );
});
