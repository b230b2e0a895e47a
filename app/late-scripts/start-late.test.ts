import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { startLate } from './start-late.ts';

const ofRouter = `
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/list.js";
const route1 = {...route1_main};
window.__reactRouterRouteModules = {"root":route0,"list":route1};

import("/assets/entry.js");`;

type Browser = { hidden: boolean; types: readonly string[] | undefined };

/** Runs the script with a page that reports its paints when `paint` is called. */
function run({ hidden, types }: Browser) {
  const imported: string[] = [];
  const hinted: { href: string; fetchPriority: string }[] = [];
  let tell: (names: readonly string[]) => void = () => undefined;
  class PerformanceObserver {
    static supportedEntryTypes = types ?? [];
    constructor(hear: (list: unknown, observer: unknown) => void) {
      const disconnect = () => undefined;
      tell = (names) =>
        hear({ getEntriesByName: (name: string) => names.filter((one) => one === name) }, { disconnect });
    }
    observe() {}
  }
  const window: { __reactRouterRouteModules?: unknown } = {};
  const load = (href: string) => {
    imported.push(href);
    return Promise.resolve({ href });
  };
  const script = startLate(ofRouter, ['/assets/entry.js', '/assets/root.js']).replace(/\bimport\(/g, 'load(');
  const document = { hidden, createElement: () => ({}), head: { append: (link: never) => hinted.push(link) } };
  const done = runInNewContext(`(async () => {${script}\n})()`, {
    window,
    document,
    load,
    setTimeout,
    ...(types && { PerformanceObserver }),
  }) as Promise<void>;
  return { imported, hinted, window, done, paint: (...names: string[]) => tell(names) };
}

test('nothing is loaded before the first paint', async () => {
  const page = run({ hidden: false, types: ['paint'] });
  page.paint('first-paint');
  await Promise.resolve();
  expect(page.hinted).toEqual([]);
  page.paint('first-contentful-paint');
  await page.done;
  expect(page.hinted.map(({ href, fetchPriority }) => [href, fetchPriority])).toEqual([
    ['/assets/entry.js', 'low'],
    ['/assets/root.js', 'low'],
  ]);
});

test('modules of routes are imported before the page starts', async () => {
  const page = run({ hidden: true, types: ['paint'] });
  await page.done;
  expect(page.imported).toEqual(['/assets/root.js', '/assets/list.js', '/assets/entry.js']);
  expect(page.window).toEqual({
    __reactRouterRouteModules: { root: { href: '/assets/root.js' }, list: { href: '/assets/list.js' } },
  });
});

test.each([
  ['in the background', { hidden: true, types: ['paint'] }],
  ['in a browser that reports no paints', { hidden: false, types: [] }],
  ['in a browser without such reports', { hidden: false, types: undefined }],
])('a page starts at once %s', async (_, browser) => {
  const page = run(browser);
  await page.done;
  expect(page.imported).toHaveLength(3);
});

test('a page that is never painted starts after two seconds', async () => {
  vi.useFakeTimers();
  const page = run({ hidden: false, types: ['paint'] });
  await vi.advanceTimersByTimeAsync(1999);
  expect(page.imported).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await page.done;
  expect(page.imported).toHaveLength(3);
  vi.useRealTimers();
});
