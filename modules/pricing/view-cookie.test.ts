import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewKeyOf } from './price-mode.ts';
import {
  readView,
  readViewIn,
  sessionViewCookie,
  type View,
  viewCookie,
  writeChoice,
  writeHidePrice,
  writeView,
} from './view-cookie.ts';

const nothing = { storedChoice: undefined, hidePrice: false };
const view = fc.record({
  storedChoice: fc.constantFrom(undefined, 'exVAT' as const, 'incVAT' as const),
  hidePrice: fc.boolean(),
});
const key = fc
  .option(fc.record({ customer_id: fc.nat(), company_id: fc.nat() }), { nil: undefined })
  .map((claims) => viewKeyOf(claims));

test('T03 a choice is stored per visitor, the latest first', () => {
  const anonymous = writeView(undefined, 'Public', { storedChoice: 'incVAT', hidePrice: true });
  expect(`${viewCookie}=${anonymous}`).toBe('yrke_view=Public:p=incVAT&h=1');
  const both = writeView(anonymous, '1001-17', { storedChoice: 'exVAT', hidePrice: false });
  expect(both).toBe('1001-17:p=exVAT~Public:p=incVAT&h=1');
  expect(readView(both, 'Public')).toEqual({ storedChoice: 'incVAT', hidePrice: true });
  expect(readView(both, '1001-18')).toEqual(nothing);
});

describe('M19 prices that are hidden until the browser is closed', () => {
  /** A browser's cookies; closing the browser keeps only the persistent one. */
  const hidden = (isKept: boolean, before: Record<string, string> = { [viewCookie]: '12:p=exVAT' }) => {
    const { kept, session } = writeHidePrice((name) => before[name], 'Public', { hidePrice: true, isKept });
    return { [viewCookie]: kept, [sessionViewCookie]: session };
  };
  const viewIn = (cookies: Record<string, string>) => readViewIn((name) => cookies[name], 'Public');

  test('are hidden now and shown again afterwards, even if the mode was switched in between', () => {
    const cookies = hidden(false);
    const switched = { ...cookies, [viewCookie]: writeChoice(cookies[viewCookie], 'Public', 'incVAT') };
    expect(viewIn(switched)).toEqual({ storedChoice: 'incVAT', hidePrice: true });
    const afterwards = { [viewCookie]: switched[viewCookie] ?? '' };
    expect(viewIn(afterwards)).toEqual({ storedChoice: 'incVAT', hidePrice: false });
    expect(readView(afterwards[viewCookie], '12')).toEqual({ storedChoice: 'exVAT', hidePrice: false });
  });

  test('stay hidden if remembered, and the choice is unchanged', () => {
    const { [viewCookie]: kept = '' } = hidden(true, { [viewCookie]: 'Public:p=incVAT' });
    expect(viewIn({ [viewCookie]: kept })).toEqual({ storedChoice: 'incVAT', hidePrice: true });
  });

  test.each([true, false])('are shown again by the same switch (remembered: %s)', (isKept) => {
    const cookies: Record<string, string> = hidden(isKept);
    const { kept, session } = writeHidePrice((name) => cookies[name], 'Public', { hidePrice: false, isKept });
    expect(viewIn({ [viewCookie]: kept, [sessionViewCookie]: session }).hidePrice).toBe(false);
  });
});

const pieces = [
  'Public',
  '1001',
  ':',
  'p=',
  'incVAT',
  'h=',
  '1',
  '&',
  '~',
  '-',
  '%',
  'E0',
  '\0',
  'å',
  '\ud800',
  ';',
  ' ',
];

describe('invalid content is ignored', () => {
  test.each([
    undefined,
    '',
    'p=incVAT',
    'Public',
    'Public:p=maybe',
    'public:p=incVAT',
    'Public:P=incVAT',
    '%E0%A4%A',
    `${'x'.repeat(400)}~Public:p=incVAT`,
  ])('%s', (cookie) => expect(readView(cookie, 'Public')).toEqual(nothing));

  test('the rest of the cookie still counts', () => {
    expect(readView('<script>~Public:p=?&h=1', 'Public')).toEqual({ storedChoice: undefined, hidePrice: true });
    expect(readView('Public%3Ap%3DincVAT%26h%3D1', 'Public')).toEqual({ storedChoice: 'incVAT', hidePrice: true });
  });

  test('no cookie value causes an error', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...pieces) }), key, (cookie, key) => {
        expect(readView(writeView(cookie, key, nothing), key)).toEqual(nothing);
      }),
    ));
});

test('a written cookie can be read, needs no escaping and stays small', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(key, view), { minLength: 1 }), (writes) => {
      let cookie: string | undefined;
      const expected = new Map<string, View>();
      for (const [key, view] of writes) {
        cookie = writeView(cookie, key, view);
        expected.delete(key);
        expected.set(key, view);
      }
      for (const [key, view] of [...expected].slice(-4)) expect(readView(cookie, key)).toEqual(view);
      expect(cookie).toMatch(/^[\w:=&~-]{1,200}$/);
    }),
  ));
