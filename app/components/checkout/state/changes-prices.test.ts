import { expect, test } from 'vitest';
import { changeField, chooseCountry, chooseDeliveryMethod, initialDraft } from '#modules/checkout/checkout-state.ts';
import { changesPrices } from './changes-prices.ts';

const draft = initialDraft('consumer', 'SE');
const method = { deliveryMethodId: 200, deliveryGroupId: 1, deliveryGroupEntryId: 11 };

test('O45 country, postcode and delivery method may change the costs; a comment does not', () => {
  expect(changesPrices(draft, chooseCountry(draft, 'FI'))).toBe(true);
  expect(changesPrices(draft, changeField(draft, 'deliveryZip', '111 22'))).toBe(true);
  expect(changesPrices(draft, chooseDeliveryMethod(draft, method, 'consumer'))).toBe(true);
  expect(changesPrices(draft, { ...draft, comment: 'Ring' })).toBe(false);
  expect(changesPrices(draft, changeField(draft, 'deliveryCustomerFirstname', 'Eva'))).toBe(false);
});
