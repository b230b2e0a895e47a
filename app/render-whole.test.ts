import { createElement as h, lazy, type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './render-whole.tsx';

const document = (content: ReactNode) => h('html', { lang: 'en' }, h('head'), h('body', null, content));

const Waiting = lazy(() => new Promise<never>(() => {}));

function Failing(): never {
  throw new Error('out of order');
}

test('a document is one string with its type', () => {
  expect(String(renderWhole(document(h('p', null, '<b>'))))).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><p>&lt;b&gt;</p></body></html>',
  );
});

test.each([
  ['waits', h(Waiting)],
  ['waits inside a boundary', h(Suspense, null, h(Waiting))],
  ['fails', h(Failing)],
  ['fails inside a boundary', h(Suspense, null, h(Failing))],
])('a document of which a part %s has to be streamed', (_, part) => {
  expect(renderWhole(document(part))).toBeUndefined();
});

test('a part that was loaded before does not wait', async () => {
  const loading = Promise.resolve({ default: () => h('p', null, 'loaded') });
  const Loaded = lazy(() => loading);
  const content = document(h(Suspense, null, h(Loaded)));
  expect(renderWhole(content)).toBeUndefined();
  await loading;
  expect(String(renderWhole(content))).toContain('<p>loaded</p>');
});
