import { expect, test } from 'vitest';
import {
  changeField,
  chooseAddress,
  chooseCountry,
  chooseDeliveryMethod,
  initialDraft,
  initialState,
  type TypedDeliveryField,
  withErrors,
} from './checkout-state.ts';

const parcel = { deliveryMethodId: 200, deliveryGroupId: 1, deliveryGroupEntryId: 11 };

/** A complete draft with an address that was found. */
const filled = () => {
  const draft = initialDraft('consumer', 'SE');
  return {
    ...draft,
    delivery: {
      ...draft.delivery,
      deliveryAddressId: 7,
      deliveryCity: 'Ystad',
      deliveryZip: '271 42',
      deliveryLine1: 'Norra vägen 2',
      deliveryAddressIsValidated: 'Valid' as const,
    },
  };
};

test('O06 the state has exactly the thirteen fields of a delivery', () => {
  expect(Object.keys(initialState('consumer', 'SE').delivery).sort()).toEqual(
    [
      'deliveryAddressId',
      'deliveryCity',
      'deliveryCompanyName',
      'deliveryVatNo',
      'deliveryCustomerName',
      'deliveryCustomerFirstname',
      'deliveryCustomerLastname',
      'deliveryLine1',
      'deliveryLine2',
      'deliveryZip',
      'deliveryRegion',
      'deliveryAddressType',
      'deliveryAddressIsValidated',
    ].sort(),
  );
});

const typed: TypedDeliveryField[] = [
  'deliveryCity',
  'deliveryCompanyName',
  'deliveryVatNo',
  'deliveryCustomerFirstname',
  'deliveryCustomerLastname',
  'deliveryLine1',
  'deliveryLine2',
  'deliveryZip',
  'deliveryRegion',
];

test.each(typed)('O06 O27 changing %s clears what was found out about the address', (field) => {
  const changed = changeField(filled(), field, 'other');
  expect(changed.delivery).toMatchObject({
    deliveryAddressIsValidated: 'Default',
    deliveryAddressId: undefined,
  });
  expect(changed.delivery[field]).toBe('other');
});

test('O27 setting a field to its current value changes nothing', () => {
  expect(changeField(filled(), 'deliveryZip', '271 42').delivery.deliveryAddressIsValidated).toBe('Valid');
});

test('O06 the full name is built from the first and the last name', () => {
  const named = changeField(
    changeField(filled(), 'deliveryCustomerFirstname', 'Eva'),
    'deliveryCustomerLastname',
    'Lind',
  );
  expect(named.delivery.deliveryCustomerName).toBe('Eva Lind');
});

test('O07 the state has exactly the five fields of an invoice', () => {
  expect(Object.keys(initialState('consumer', 'SE').invoice).sort()).toEqual([
    'invoiceCity',
    'invoiceLine1',
    'invoiceLine2',
    'invoiceRegion',
    'invoiceZip',
  ]);
});

test('O21 O22 O92 six flags: the terms are not accepted at first, the fast-track terms are', () => {
  expect(initialState('consumer', 'SE').flags).toEqual({
    acceptTerms: false,
    saveAddress: false,
    isTestOrder: false,
    createCustomerAccount: false,
    acceptCookiePolicy: false,
    acceptFastTrackTerms: true,
  });
});

test('O23 Y02 O24 only the card is chosen at first; nothing is loading and there are no errors', () => {
  expect(initialState('consumer', 'SE')).toMatchObject({
    paymentMethodId: 168,
    deliveryMethod: undefined,
    invoiceSameAsDelivery: true,
    deliveryType: 'default',
    errors: { deliveryZip: undefined, outOfStock: undefined },
    loading: { sending: false, validatingAddress: false, methods: false, totals: false },
  });
  expect(initialState('company', 'SE').paymentMethodId).toBe(169);
});

test('O25 choosing a delivery method resets the payment method', () => {
  const paid = { ...initialState('consumer', 'SE'), paymentMethodId: 171, servicePointId: 'p1' };
  const chosen = chooseDeliveryMethod(paid, { ...parcel }, 'consumer');
  expect(chosen).toMatchObject({ paymentMethodId: 168, deliveryMethod: parcel, servicePointId: undefined });
  expect(chooseDeliveryMethod(paid, parcel, 'company').paymentMethodId).toBe(169);
});

test('O45 another country has other regions and other delivery methods', () => {
  const before = chooseDeliveryMethod(filled(), parcel, 'consumer');
  const after = chooseCountry(before, 'FI');
  expect(after).toMatchObject({ deliveryCountry: 'FI', deliveryMethod: undefined });
  expect(after.delivery).toMatchObject({
    deliveryRegion: '',
    deliveryAddressIsValidated: 'Default',
    deliveryCity: 'Ystad',
  });
  expect(chooseCountry(before, 'SE')).toBe(before);
});

test('O44 a saved address replaces the typed one; the typed names stay if it has none', () => {
  const named = changeField(filled(), 'deliveryCustomerFirstname', 'Eva');
  const chosen = chooseAddress(named, {
    id: 3,
    line1: 'Gatan 1',
    line2: '',
    zip: '111 22',
    city: 'Stockholm',
    region: '',
    country: 'SE',
    companyName: 'Bygg AB',
  });
  expect(chosen.delivery).toMatchObject({
    deliveryAddressId: 3,
    deliveryLine1: 'Gatan 1',
    deliveryZip: '111 22',
    deliveryCompanyName: 'Bygg AB',
    deliveryCustomerFirstname: 'Eva',
    deliveryAddressIsValidated: 'Default',
  });
});

test('O24 the state keeps the errors for postcode and stock until new ones arrive', () => {
  const state = withErrors(initialState('consumer', 'SE'), {
    deliveryZip: 'Wrong',
    outOfStock: 'Boots are out of stock',
  });
  expect(state.errors).toEqual({ deliveryZip: 'Wrong', outOfStock: 'Boots are out of stock' });
  expect(withErrors(state, {}).errors).toEqual({ deliveryZip: undefined, outOfStock: undefined });
});
