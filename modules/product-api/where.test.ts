import { expect, test } from 'vitest';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { roles } from '../auth/roles.ts';
import { visitAt } from './where.ts';

const swedish = aVisit();
const where = (visit = swedish, asked = {}) => {
  const found = visitAt(visit, asked);
  return found.ok ? `${found.value.market.code} ${found.value.language}` : found.refusal.code;
};

test('P54 market and language default to those of the host', () => {
  expect(visitAt(swedish, {})).toEqual({ ok: true, value: swedish });
  expect(where(swedish, { marketId: 1, cultureCode: 'en-GB' })).toBe('se en');
  expect(where(swedish, { marketId: 12 })).toBe('de de');
  expect(where(swedish, { marketId: 12, cultureCode: 'de-DE' })).toBe('de de');
  expect(where(swedish, { marketId: 12, cultureCode: 'sv-SE' })).toBe('de de');
  expect(where(swedish, { marketId: 0 })).toBe('is en');
  expect(where(swedish, { marketId: 999 })).toBe('market-not-found');
});

test('P54 company buyers are refused for another market', () => {
  const as = (storm_role: 64 | 65 | 80 | 81 | 111) => aVisit({ claims: someClaims({ storm_role, company_id: 1 }) });
  for (const role of [roles.user, roles.administrator, roles.customerAdmin]) {
    expect(where(as(role), { marketId: 12 })).toBe('not-allowed');
    expect(where(as(role), { marketId: 1 })).toBe('se sv');
  }
  expect(where(as(roles.internal), { marketId: 12 })).toBe('de de');
  expect(where(as(roles.b2c), { marketId: 12 })).toBe('de de');
});
