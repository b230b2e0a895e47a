import { expect, test } from 'vitest';
import { viewBoxOf } from './view-box.ts';

test.each([
  [{ viewBox: ' 0,0 1e3 , 5e2 ' }, '0 0 1000 500'],
  [{ viewBox: '-10 5.5 100 40', width: '3cm', height: '1cm' }, '-10 5.5 100 40'],
  [{ width: '100', height: '25' }, '0 0 100 25'],
  [{ width: '30pt', height: '3pc' }, '0 0 40 48'],
  [{ width: '254mm', height: '2.54cm' }, '0 0 960 96'],
  [{ width: '2in', height: '96px' }, '0 0 192 96'],
  [{ viewBox: '0 0 0 50', width: '20', height: '10' }, '0 0 20 10'],
  [{ width: '100%', height: '100%' }, undefined],
  [{}, undefined],
])('%j shows %s', (attributes: Readonly<Record<string, string>>, box) =>
  expect(viewBoxOf({ getAttribute: (name) => attributes[name] ?? null })).toBe(box),
);
