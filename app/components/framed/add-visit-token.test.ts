import { expect, test } from 'vitest';
import { addVisitToken } from './add-visit-token.ts';

const shop = 'http://de.localhost:3000';

/** A page of the shop that records its requests and its event listeners. */
function aPage() {
  const asked: Request[] = [];
  const listeners: string[] = [];
  const page = {
    Request,
    location: new URL(`${shop}/en`),
    fetch: (async (request) => {
      asked.push(request as Request);
      return new Response();
    }) as typeof fetch,
    addEventListener: (name: string) => listeners.push(name),
    removeEventListener: () => listeners.pop(),
  };
  return {
    page: page as never,
    fetch: (...sent: Parameters<typeof fetch>) => page.fetch(...sent),
    asked,
    listeners,
  };
}

test('changes in the shop contain the token; reads, and requests to other sites, do not', async () => {
  const { page, fetch, asked } = aPage();
  addVisitToken(page, 'T');
  await fetch(`${shop}/api/cart/carts`, { method: 'POST', body: '{}' });
  await fetch(new Request(`${shop}/en/a.data`, { method: 'PUT', body: 'text' }));
  await fetch(`${shop}/api/cart/carts`);
  await fetch('https://buy.example/hook', { method: 'POST', body: 'x' });
  expect(asked.map(({ headers }) => headers.get('x-visit-token'))).toEqual(['T', 'T', null, null]);
  expect(await asked[1]?.text()).toBe('text');
});

test('it can be stopped', async () => {
  const { page, fetch, asked, listeners } = aPage();
  const stop = addVisitToken(page, 'T');
  expect(listeners).toEqual(['submit']);
  stop();
  await fetch(new Request(`${shop}/a`, { method: 'POST' }));
  expect([asked[0]?.headers.get('x-visit-token'), listeners]).toEqual([null, []]);
});
