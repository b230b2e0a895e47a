import { expect, test } from 'vitest';
import { aPage, aParagraph } from '#tests/build/content.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { roles } from '../auth/roles.ts';
import { markets } from '../market/markets.ts';
import type { ContentBlock } from './block-schema.ts';
import { contentBlock } from './block-schema.ts';
import { contentPage } from './page-schema.ts';
import type { VisibilityRule } from './visibility-kinds.ts';
import { asSeenBy, nextVisibilityChange } from './visible-blocks.ts';

const ruled = (visibility: VisibilityRule): ContentBlock => ({ ...aParagraph('some'), visibility });
const buyer = aVisit({ claims: someClaims({ storm_role: roles.user, company_id: 7 }) });
const sees = (visitor: ReturnType<typeof aVisit>, visibility: VisibilityRule) =>
  asSeenBy(visitor, aPage({ blocks: [ruled(visibility)] })).blocks.length === 1;

test('E04 a block is shown by market, role, company and day', () => {
  const market: VisibilityRule = { kind: 'MARKET', is: 'EQUAL', value: 'se' };
  expect([sees(aVisit(), market), sees(aVisit({ market: markets.de }), market)]).toEqual([true, false]);
  const role: VisibilityRule = { kind: 'ROLE', is: 'EQUAL', value: roles.user };
  expect([sees(buyer, role), sees(aVisit(), role)]).toEqual([true, false]);
  expect([sees(buyer, { NOT: role }), sees(aVisit(), { NOT: role })]).toEqual([false, true]);
  const company = (value: number): VisibilityRule => ({ kind: 'COMPANY', is: 'EQUAL', value });
  expect([sees(buyer, company(7)), sees(buyer, company(8)), sees(aVisit(), company(7))]).toEqual([true, false, false]);
});

test('E04 days begin at midnight of the market', () => {
  const from: VisibilityRule = { kind: 'DATE', is: 'MORE_THAN_OR_EQUAL', value: '2026-12-01' };
  const at = (now: string, market = markets.se) => sees(aVisit({ market, now: new Date(now) }), from);
  expect([at('2026-11-30T22:59:00Z'), at('2026-11-30T23:00:00Z')]).toEqual([false, true]);
  expect([at('2026-11-30T23:59:00Z', markets.uk), at('2026-12-01T00:00:00Z', markets.uk)]).toEqual([false, true]);
});

test('hidden blocks are shown to nobody, and visitors never get the rules', () => {
  const inner = ruled({ kind: 'COMPANY', is: 'NOT_EQUAL', value: 99 });
  const group: ContentBlock = { name: 'core/group', attributes: {}, hidden: false, children: [inner] };
  const page = aPage({ blocks: [group, { ...aParagraph('never'), hidden: true }] });
  expect(asSeenBy(aVisit(), page).blocks).toEqual([
    { name: 'core/group', attributes: {}, children: [aParagraph('some')] },
  ]);
});

test('a kept page with a rule about days is rendered again at the next full minute', () => {
  const now = new Date('2026-11-30T22:59:30Z');
  const day = ruled({ AND: [{ kind: 'DATE', is: 'LESS_THAN', value: '2026-12-01' }] });
  const group = { name: 'core/group', attributes: {}, children: [day] };
  expect(nextVisibilityChange([aPage(), {}], { now })).toBeUndefined();
  expect(nextVisibilityChange([aPage({ blocks: [group] })], { now })).toEqual(new Date('2026-11-30T23:00:00Z'));
});

test('a rule with an unknown kind, a wrong day or text in the place of a number is refused', () => {
  const parse = (visibility: unknown) => contentBlock.safeParse({ ...aParagraph('x'), visibility }).success;
  expect(parse({ kind: 'DATE', is: 'MORE_THAN', value: '2026-12-01' })).toBe(true);
  expect(parse({ kind: 'DATE', is: 'MORE_THAN', value: 'tomorrow' })).toBe(false);
  expect(parse({ kind: 'MARKET', is: 'MORE_THAN', value: 'se' })).toBe(false);
  expect(parse({ kind: 'COMPANY', is: 'EQUAL', value: 'x' })).toBe(false);
  expect(parse({ kind: 'ORDER_VALUE', is: 'EQUAL', value: 1 })).toBe(false);
});

test('10,000 blocks and 50 nested groups are refused', () => {
  const fits = (blocks: ContentBlock[]) => contentPage.safeParse(aPage({ blocks })).success;
  const nested = (levels: number): ContentBlock =>
    levels === 1 ? aParagraph('x') : { name: 'core/group', attributes: {}, children: [nested(levels - 1)] };
  const many = (count: number) => Array.from({ length: count }, () => aParagraph('x'));
  expect([fits([nested(6)]), fits([nested(7)]), fits([nested(50)])]).toEqual([true, false, false]);
  expect([fits(many(200)), fits(many(201)), fits(many(10_000))]).toEqual([true, false, false]);
  const group = (count: number) => ({ name: 'core/group', attributes: {}, children: many(count) });
  expect([fits([group(199), group(199)]), fits([group(200), group(199)])]).toEqual([true, false]);
});
