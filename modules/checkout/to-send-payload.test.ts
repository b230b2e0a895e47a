import { expect, test } from 'vitest';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { roles } from '../auth/roles.ts';
import { markets } from '../market/markets.ts';
import { noTexts, noTicks } from './checkout-fields.ts';
import type { CheckoutDraft } from './checkout-state.ts';
import { sendPayload } from './send-payload.ts';
import { oneLine, toSendPayload } from './to-send-payload.ts';

const urls = { confirmed: 'c', failed: 'f', canceled: 'x', external: 'e', pending: 'p' };

const draft: CheckoutDraft = {
  delivery: {
    deliveryAddressId: undefined,
    deliveryCity: 'Los Angeles',
    deliveryCompanyName: '',
    deliveryVatNo: '',
    deliveryCustomerName: 'Eva Lind',
    deliveryCustomerFirstname: 'Eva',
    deliveryCustomerLastname: 'Lind',
    deliveryLine1: '1 Main Street',
    deliveryLine2: '',
    deliveryZip: '90001',
    deliveryRegion: 'CA',
    deliveryAddressType: 'Delivery',
    deliveryAddressIsValidated: 'Valid',
  },
  invoice: { invoiceLine1: 'Box 1', invoiceLine2: '', invoiceCity: 'Reno', invoiceZip: '89501', invoiceRegion: 'NV' },
  invoiceSameAsDelivery: true,
  isAddressAnswered: false,
  deliveryCountry: 'US',
  careOf: 'Kim',
  contact: { email: 'eva@home.example', dialCode: '+46', cellphone: '070-123 45 67' },
  deliveryMethod: { deliveryMethodId: 100, deliveryGroupId: 10, deliveryGroupEntryId: 102 },
  servicePointId: undefined,
  deliveryType: 'default',
  paymentMethodId: 168,
  reference: { ...noTexts, orderLabel: 'Site 4' },
  ...noTicks,
  comment: 'a\nb\r\nc',
  flags: {
    acceptTerms: true,
    saveAddress: false,
    isTestOrder: false,
    createCustomerAccount: false,
    acceptCookiePolicy: false,
    acceptFastTrackTerms: true,
  },
};

const about = { visit: aVisit(), cartId: 'cart', who: 'consumer', mode: 'incl', isTest: false, urls } as const;
const payload = (changed: Partial<CheckoutDraft> = {}, facts: Partial<Parameters<typeof toSendPayload>[1]> = {}) =>
  toSendPayload({ ...draft, ...changed }, { ...about, ...facts });

test('the payload is valid for the API', () => {
  expect(sendPayload.parse(payload())).toEqual(payload());
});

test('O09 M33 cart, market, culture and address of the sender', () => {
  expect(payload()).toMatchObject({ cartId: 'cart', marketId: 15, cultureCode: 'sv-SE', ipAddress: '192.0.2.1' });
  const claims = someClaims({ customer_id: 7, company_id: 3, storm_role: roles.user });
  const ofCompany = payload({}, { who: 'company', visit: aVisit({ claims, market: markets.de, language: 'de' }) });
  expect(ofCompany).toMatchObject({ marketId: 100, cultureCode: 'de-DE', buyer: { id: 7, companyId: 3 } });
});

test('O11 O12 O16 the status pages, the source and the payment method', () => {
  expect(payload()).toMatchObject({ redirectUrls: urls, Source: 'NextFrontend', paymentMethodId: 168 });
});

test('O19 the flags; useIncVat follows the price mode', () => {
  expect(payload()).toMatchObject({
    isTestOrder: false,
    useIncVat: true,
    deliveryType: 'default',
    acceptTerms: true,
  });
  expect(payload({}, { mode: 'excl' }).useIncVat).toBe(false);
});

test('O13 the delivery address has exactly its eleven members, the region as its code', () => {
  expect(payload().deliveryAddress).toEqual({
    addressId: null,
    careOf: 'Kim',
    addressLine1: '1 Main Street',
    addressLine2: '',
    zipCode: '90001',
    city: 'Los Angeles',
    region: 'CA',
    countryId: 'US',
    isValidated: true,
    type: 'Delivery',
    saveAddress: false,
  });
});

test('O14 the invoice address is there only where it differs', () => {
  expect(payload()).not.toHaveProperty('invoiceAddress');
  expect(payload({ invoiceSameAsDelivery: false }).invoiceAddress).toEqual({
    addressLine1: 'Box 1',
    addressLine2: '',
    zipCode: '89501',
    city: 'Reno',
    region: 'NV',
    countryId: 'US',
  });
});

test('O17 the ten entries, the newsletter wish as the word true; a project number only if one is given', () => {
  expect(payload().metadata).toEqual({
    OrderLabel: 'Site 4',
    OrderNumber: null,
    SalesRef: null,
    OrderConfirmationEmail: 'eva@home.example',
    ExtraOrderConfirmationEmail: null,
    WeeklyDelivery: null,
    CartId: 'cart',
    B2CCompanyName: null,
    B2CCompanyVatNo: null,
    B2CSignUpForNewsletter: null,
  });
  expect(payload({ signUpForNewsletter: true }).metadata.B2CSignUpForNewsletter).toBe('true');
  const reference = { ...draft.reference, projectNumber: 'P1' };
  expect(payload({ reference }).metadata).toMatchObject({ ProjectNumber: 'P1' });
});

test('O18 a comment is one line', () => {
  expect(oneLine('a\nb\r\nc')).toBe('a b c');
  expect(payload().comment).toBe('a b c');
});

test('the cellphone has its dial code; the shown totals and the chosen service point are included', () => {
  expect(payload().buyer.cellphone).toBe('+46701234567');
  const shown = { promotions: ['p1'], payable: 12.5 };
  expect(payload({ servicePointId: 'SE-1' }, { shown })).toMatchObject({ shown, servicePointId: 'SE-1' });
});

test('without a delivery method there is nothing to send', () => {
  expect(() => payload({ deliveryMethod: undefined })).toThrow('without a way to deliver');
});
