import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createKeptPages, hashScripts, type KeptPage } from './kept-pages.ts';

const minute = 60_000;

function pagesAt(clock: { now: number }, mostBytes = 1_000_000) {
  let renders = 0;
  const kept = createKeptPages({ mostBytes, mostMs: minute, now: () => clock.now });
  const ask = async (
    key: string,
    body = 'a page',
    init: { status?: number; headers?: Record<string, string> } = {},
    until?: number,
  ) => {
    const answer = await kept.get(key, async () => {
      renders += 1;
      const response = new Response(body, { ...init, headers: { 'content-type': 'text/html', ...init.headers } });
      return until === undefined ? { response } : { response, until };
    });
    return answer as KeptPage;
  };
  return { kept, ask, renders: () => renders };
}

test('a page is rendered once while it may be kept', async () => {
  const clock = { now: 0 };
  const { ask, renders } = pagesAt(clock);
  const first = await ask('home');
  expect(await ask('home')).toBe(first);
  clock.now = minute - 1;
  await ask('home');
  expect(renders()).toBe(1);
  clock.now = minute;
  await ask('home');
  expect(renders()).toBe(2);
  expect(gunzipSync(first.bodies.gzip).toString()).toBe('a page');
});

test('concurrent visitors wait for the same page', async () => {
  const { ask, renders } = pagesAt({ now: 0 });
  await Promise.all([ask('home'), ask('home'), ask('home')]);
  expect(renders()).toBe(1);
});

test('a change clears the store, and pages rendered before it are not kept', async () => {
  const { kept, ask, renders } = pagesAt({ now: 0 });
  await ask('home');
  kept.empty();
  await ask('home');
  expect(renders()).toBe(2);
  await kept.get('other', async () => {
    kept.empty();
    return { response: new Response('old') };
  });
  await ask('other', 'new');
  expect(renders()).toBe(3);
});

test('after a change of content only pages with changed content are rendered again', async () => {
  const { kept, renders, ask } = pagesAt({ now: 0 });
  const changed = new Set<string>();
  const show = (key: string) =>
    kept.get(key, async () => ({ response: new Response(key), isCurrent: async () => !changed.has(key) }));
  const [about, terms] = [await show('about'), await show('terms')];
  changed.add('about');
  expect(await show('about')).toBe(about);
  kept.checkContent();
  expect(await show('terms')).toBe(terms);
  expect(await show('about')).not.toBe(about);
  await ask('plain');
  kept.checkContent();
  await ask('plain');
  expect(renders()).toBe(1);
});

test('a page is checked once after each change of content, and a change during its rendering counts', async () => {
  const { kept } = pagesAt({ now: 0 });
  let checks = 0;
  const show = (during = () => {}) =>
    kept.get('about', async () => {
      during();
      return { response: new Response('x'), isCurrent: async () => ((checks += 1), checks !== 2) };
    });
  const first = await show(kept.checkContent);
  expect([await show(), await show(), checks]).toEqual([first, first, 1]);
  kept.checkContent();
  expect(await show()).not.toBe(first);
  expect(checks).toBe(2);
});

test('while the database is away, a page is used without a check', async () => {
  let isFailing = false;
  const kept = createKeptPages({ mostBytes: 9999, mostMs: minute, now: () => 0, isFailing: () => isFailing });
  const show = () =>
    kept.get('about', async () => ({
      response: new Response('x'),
      isCurrent: () => Promise.reject(new Error('away')),
    }));
  const first = await show();
  kept.checkContent();
  isFailing = true;
  expect(await show()).toBe(first);
});

test('a page expires early when a campaign begins or ends', async () => {
  const clock = { now: 0 };
  const { ask, renders } = pagesAt(clock);
  await ask('home', 'a page', {}, 1000);
  clock.now = 1000;
  await ask('home');
  expect(renders()).toBe(2);
});

test.each([
  ['that failed', { status: 500 }],
  ['that leads elsewhere', { status: 302 }],
  ['that is missing', { status: 404 }],
  ['that sets a cookie', { headers: { 'set-cookie': 'a=1' } }],
] as const)('a page %s is not kept', async (_, init) => {
  const { kept, ask, renders } = pagesAt({ now: 0 });
  expect(await ask('home', '', init)).toBeInstanceOf(Response);
  await Promise.all([ask('home', '', init), ask('home', '', init)]);
  expect(renders()).toBe(3);
  expect(kept.bytes).toBe(0);
});

test('the oldest pages are dropped when the limit is exceeded', async () => {
  const { kept, ask, renders } = pagesAt({ now: 0 }, 600);
  for (let page = 0; page < 50; page++) await ask(`page ${page}`, 'x'.repeat(100));
  expect(kept.bytes).toBeLessThanOrEqual(600);
  await ask('page 49');
  expect(renders()).toBe(50);
  await ask('page 0');
  expect(renders()).toBe(51);
});

test('a page above the limit is not kept', async () => {
  const { kept, ask } = pagesAt({ now: 0 }, 50);
  await ask('home', 'x'.repeat(100));
  expect(kept.bytes).toBe(0);
});

test('inline scripts are listed by hash, those with an address are not', () => {
  const html = '<script>alert(1)</script><script src="/a.js"></script><script type="module">alert(1)</script>';
  expect(hashScripts(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});
