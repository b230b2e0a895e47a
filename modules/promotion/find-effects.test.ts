import { describe, expect, test } from 'vitest';
import { aCampaign, aRow } from '#tests/build/campaign.ts';
import { markets } from '../market/markets.ts';
import type { Campaign } from './campaign.ts';
import { findEffects, type Occasion } from './find-effects.ts';
import type { PromotionBasket } from './promotion-basket.ts';
import { worthOf } from './worth-of.ts';

const tenPercent = { kind: 'basket-percent', percent: 10 };
const now = new Date('2026-11-16T08:00:00Z');

function find(campaigns: Campaign[], basket: Partial<PromotionBasket> = {}, occasion: Partial<Occasion> = {}) {
  const whole = { rows: [aRow()], codes: [], freight: undefined, ...basket };
  const where: Occasion = {
    market: markets.se,
    system: 'engine',
    language: 'sv',
    now,
    audience: 'anonymous',
    ...occasion,
  };
  return findEffects(campaigns, whole, where, worthOf(whole, markets.se, 'gross'));
}

const namesOf = ({ effects }: ReturnType<typeof find>) => effects.map(({ promotionId }) => promotionId);

describe('the two systems', () => {
  const automatic = aCampaign({ id: 'automatic', benefit: tenPercent, combines: true });
  const withCode = aCampaign({ id: 'coded', benefit: tenPercent, combines: true, code: 'WORK10', system: 'both' });
  const codeOnly = aCampaign({ id: 'code-only', benefit: tenPercent, combines: true, code: 'OLD10', system: 'code' });
  const all = [automatic, withCode, codeOnly];

  test('the engine applies campaigns without a code, and others by code', () => {
    expect(namesOf(find(all))).toEqual(['automatic']);
    expect(namesOf(find(all, { codes: ['work10', 'OLD10'] }))).toEqual(['automatic', 'coded']);
  });

  test('the code flow uses only codes', () => {
    const without = aCampaign({ benefit: tenPercent, system: 'both' });
    expect(namesOf(find([without], {}, { system: 'code' }))).toEqual([]);
    expect(namesOf(find(all, {}, { system: 'code' }))).toEqual([]);
    expect(namesOf(find(all, { codes: [' old10 '] }, { system: 'code' }))).toEqual(['code-only']);
    expect(find(all, { codes: ['OLD10'] }).codes).toMatchObject([{ code: 'OLD10', status: 'Error', name: '' }]);
  });
});

describe('when and where', () => {
  test.each<[string, Partial<Campaign>]>([
    ['paused', { isActive: false }],
    ['planned', { validFrom: '2026-11-16T09:00:00Z' }],
    ['over', { validTo: '2026-11-16T08:00:00Z' }],
    ['of another market', { marketIds: [2] }],
  ])('a %s campaign has no effect', (_, facts) => {
    expect(namesOf(find([aCampaign({ benefit: tenPercent, ...facts })]))).toEqual([]);
  });

  test('all conditions must hold', () => {
    const conditions = [
      { kind: 'minimum-quantity', quantity: 2 },
      { kind: 'audience', audiences: ['anonymous'] },
    ];
    const campaign = aCampaign({ benefit: tenPercent, conditions });
    expect(namesOf(find([campaign], { rows: [aRow({ quantity: 2 })] }))).toEqual(['c1']);
    expect(namesOf(find([campaign]))).toEqual([]);
    expect(namesOf(find([campaign], { rows: [aRow({ quantity: 2 })] }, { audience: 'company' }))).toEqual([]);
  });

  test('a row without a price or quantity is ignored', () => {
    const campaign = aCampaign({ benefit: tenPercent });
    expect(namesOf(find([campaign], { rows: [{ ...aRow(), unit: undefined }] }))).toEqual([]);
    expect(namesOf(find([campaign], { rows: [aRow({ quantity: 0 })] }))).toEqual([]);
  });
});

describe('status of a code', () => {
  const name = { en: 'Ten percent', sv: 'Tio procent' };
  const coded = (facts: Partial<Parameters<typeof aCampaign>[0]> = {}) =>
    aCampaign({ benefit: tenPercent, code: 'WORK10', name, ...facts });
  const codeOf = (campaigns: Campaign[], code = 'work10') => find(campaigns, { codes: [code] }).codes[0];

  test('D10 a valid code is added, with its name in the visitor’s language', () => {
    expect(codeOf([coded()])).toMatchObject({
      code: 'WORK10',
      status: 'CodeAdded',
      name: 'Tio procent',
      isOutdone: false,
    });
    expect(find([coded()], { codes: ['WORK10'] }).effects[0]).toMatchObject({ name: 'Tio procent', code: 'WORK10' });
  });

  test('D16 a cart with unmet requirements', () => {
    const conditions = [{ kind: 'minimum-quantity', quantity: 5 }];
    expect(codeOf([coded({ conditions })])).toMatchObject({ status: 'RequirementsNotMet', name: 'Tio procent' });
  });

  test('an ended code is named; a planned, paused or unknown one is not', () => {
    expect(codeOf([coded({ validTo: '2026-11-16T07:00:00Z' })])).toMatchObject({
      status: 'Error',
      isOver: true,
      name: 'Tio procent',
    });
    for (const facts of [{ validFrom: '2027-01-01T00:00:00Z' }, { isActive: false }, { code: 'OTHER' }])
      expect(codeOf([coded(facts)])).toMatchObject({ status: 'Error', isOver: false, name: '' });
  });

  test('the active campaign counts if an old one had the same code', () => {
    const old = coded({ id: 'old', validTo: '2026-11-10T00:00:00Z' });
    expect(codeOf([old, coded({ id: 'new' })])).toMatchObject({ status: 'CodeAdded' });
  });

  test('a valid code may have no effect because a better campaign applies', () => {
    const better = aCampaign({ id: 'better', benefit: { kind: 'basket-percent', percent: 20 } });
    const found = find([coded(), better], { codes: ['WORK10'] });
    expect(namesOf(found)).toEqual(['better']);
    expect(found.codes).toMatchObject([{ status: 'CodeAdded', isOutdone: true }]);
  });
});
