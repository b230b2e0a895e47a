import { describe, expect, test } from 'vitest';
import { campaignInput } from '#modules/promotion/campaign-schema.ts';
import { aCampaign } from '#tests/build/campaign.ts';
import { toValues } from './campaign-values.ts';
import { toInput, valuesOf } from './read-campaign-form.ts';

const selection = { products: ['12011234'], categories: ['Tops'], families: ['granit'], brands: [7] };
const amounts = [
  { currency: 'EUR', amount: 10 },
  { currency: 'SEK', amount: 99.5 },
];

describe('a campaign that is only opened and saved stays as it is', () => {
  test.each<object>([
    { kind: 'basket-percent', percent: 12.5, skipsReduced: true },
    { kind: 'basket-amount', amounts },
    { kind: 'products-price', amounts, selection, skipsReduced: false },
    { kind: 'buy-and-pay', buy: 3, pay: 2, selection, skipsReduced: false },
    { kind: 'free-item', sku: '990112340104ONE', quantity: 2 },
    { kind: 'freight-percent', percent: 100 },
  ])('%o', (benefit) => {
    const conditions = [
      { kind: 'minimum-amount', amounts },
      { kind: 'minimum-quantity', quantity: 2 },
      { kind: 'contains', selection, quantity: 3 },
      { kind: 'audience', audiences: ['consumer', 'company'] },
    ];
    const campaign = aCampaign({
      name: { en: 'Sale', sv: 'Rea' },
      description: { sv: 'Allt' },
      code: 'SALE',
      system: 'both',
      marketIds: [1, 3],
      validFrom: '2026-11-15T23:00:00.000Z',
      validTo: '2026-12-24T23:00:00.000Z',
      priority: -3,
      combines: true,
      benefit,
      conditions,
    });
    const { id: _, isActive: __, uses: _____, createdAt: ___, changedAt: ____, ...definition } = campaign;
    const input = campaignInput.safeParse(toInput(toValues(campaign), campaign.benefit.kind));
    expect(input.data).toEqual(definition);
  });
});

/** A form as a browser sends it. */
function sent(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return valuesOf(form);
}

test('both days belong to it, in Swedish time', () => {
  const input = toInput(sent({ validFrom: '2026-11-16', validTo: '2026-11-16' }), 'free-item');
  expect([input.validFrom, input.validTo]).toEqual(['2026-11-15T23:00:00.000Z', '2026-11-16T23:00:00.000Z']);
  expect(toInput(sent({ validFrom: '2026-99-99' }), 'free-item').validFrom).toBe('2026-99-99');
});

test('numbers with a comma, part numbers with blanks, and any list separators are accepted', () => {
  const input = toInput(
    sent({
      'benefit.percent': '12,5',
      'benefit.selection.products': '1201-1234\n1201.1235',
      'benefit.selection.categories': 'Tops;polo',
    }),
    'products-percent',
  );
  expect(input.benefit).toMatchObject({
    percent: 12.5,
    selection: { products: ['12011234', '12011235'], categories: ['Tops', 'polo'] },
  });
});

test('conditions with empty fields are ignored', () => {
  expect(toInput(sent({ 'condition.minimum-quantity.quantity': ' ' }), 'free-item').conditions).toEqual([]);
  expect(toInput(sent({ 'condition.minimum-quantity.quantity': '2' }), 'free-item').conditions).toHaveLength(1);
});

test('unreadable values are refused', () => {
  const input = toInput(sent({ 'name.en': 'Sale', system: 'engine', 'benefit.percent': 'ten' }), 'basket-percent');
  expect(campaignInput.safeParse(input).error?.issues.map(({ path }) => path.join('.'))).toEqual(['benefit.percent']);
});
