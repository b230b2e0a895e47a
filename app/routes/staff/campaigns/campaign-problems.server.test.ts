import { expect, test } from 'vitest';
import type { CampaignValues } from '#app/components/staff/campaigns/campaign-view.ts';
import { markets } from '#modules/market/markets.ts';
import { campaignInput } from '#modules/promotion/campaign-schema.ts';
import { readTexts } from '#platform/texts.server.ts';
import { problemsOf } from './campaign-problems.server.ts';
import { toInput } from './read-campaign-form.ts';

type Kind = Parameters<typeof toInput>[1];

async function problems(kind: Kind, values: CampaignValues) {
  const shop = { texts: await readTexts('messages') };
  const input = toInput({ system: ['engine'], ...values }, kind);
  const issues = campaignInput.safeParse(input).error?.issues ?? [];
  return problemsOf({ shop, visit: { language: 'en', market: markets.se } }, issues, input);
}

const named = { 'name.en': ['Sale'] };

test('each error is at its field and uses its label', async () => {
  expect(await problems('basket-percent', {})).toEqual({ 'benefit.percent': 'Percent is a required field' });
  expect(await problems('basket-percent', { 'benefit.percent': ['10'] })).toEqual({
    'name.en': 'Name is a required field',
  });
  expect(await problems('basket-percent', { ...named, 'benefit.percent': ['x'] })).toEqual({
    'benefit.percent': 'Percent is not valid',
  });
});

test('an amount is wrong in its currency', async () => {
  expect(await problems('basket-amount', named)).toEqual({ 'benefit.amounts.SEK': 'Amounts is a required field' });
  const inTwo = { ...named, marketIds: ['1', '2'], 'benefit.amounts.SEK': ['5'] };
  expect(await problems('basket-amount', inTwo)).toEqual({ 'benefit.amounts.NOK': 'Amounts is a required field' });
  const fine = { ...named, marketIds: ['1'], 'benefit.amounts.SEK': ['5,001'] };
  expect(Object.keys(await problems('basket-amount', fine))).toEqual(['benefit.amounts.SEK']);
});

test('an invalid condition is reported at its own field', async () => {
  const values = {
    ...named,
    'benefit.percent': ['10'],
    'condition.contains.selection.products': ['x'],
    'condition.minimum-quantity.quantity': ['0'],
  };
  expect(Object.keys(await problems('basket-percent', values)).sort()).toEqual([
    'condition.contains.selection.products',
    'condition.minimum-quantity.quantity',
  ]);
});

test('the last day is not before the first', async () => {
  const values = { ...named, 'benefit.percent': ['10'], validFrom: ['2026-11-20'], validTo: ['2026-11-18'] };
  expect(await problems('basket-percent', values)).toEqual({ validTo: 'Last day must be at least 2026-11-20' });
});
