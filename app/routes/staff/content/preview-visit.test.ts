import { expect, test } from 'vitest';
import type { Language } from '#core/locale.ts';
import { roles } from '#modules/auth/roles.ts';
import { markets } from '#modules/market/markets.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { previewVisit } from './preview-visit.ts';

const editor = aVisit({ claims: someClaims({ company_id: 4 }) });
const seenBy = (marketId: number | undefined, language: Language, query = '') => {
  const place = { marketId, language, kind: 'page', slug: 'cold' } as const;
  const { market, language: spoken, claims } = previewVisit(editor, place, new URLSearchParams(query));
  return [market.code, spoken, claims?.storm_role, claims?.company_id];
};

test('a page is previewed in its own market and language, signed out', () => {
  expect(seenBy(markets.de.marketId, 'de')).toEqual(['de', 'de', undefined, undefined]);
  expect(seenBy(undefined, 'sv')).toEqual(['se', 'sv', undefined, undefined]);
  expect(seenBy(undefined, 'pl')).toEqual(['pl', 'pl', undefined, undefined]);
});

test('a page is previewed in the chosen market for the chosen role and company', () => {
  expect(seenBy(undefined, 'de', 'market=at&role=64&company=7')).toEqual(['at', 'de', roles.user, 7]);
  expect(seenBy(undefined, 'de', 'role=65')).toEqual(['de', 'de', roles.administrator, undefined]);
  expect(seenBy(undefined, 'sv', 'role=111&company=7')).toEqual(['se', 'sv', roles.b2c, undefined]);
});

test('what is no market, role or company is left out', () => {
  expect(seenBy(undefined, 'sv', 'market=xx&role=66&company=7')).toEqual(['se', 'sv', undefined, undefined]);
  expect(seenBy(undefined, 'sv', 'role=64&company=-1')).toEqual(['se', 'sv', roles.user, undefined]);
  expect(seenBy(undefined, 'sv', 'role=64&company=1e400')).toEqual(['se', 'sv', roles.user, undefined]);
});
