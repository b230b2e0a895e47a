import { expect, test } from 'vitest';
import { addressRulesOf } from '../address/address-form.ts';
import { longestOfField } from '../address/address-limits.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import { noRules } from '../company/form-view-rules.ts';
import type { CountryCode } from '../market/market.ts';
import { paymentMethodsFor } from '../payment/payment-method.ts';
import { type CheckoutDraft, initialDraft } from './checkout-state.ts';
import { type DraftFacts, problemsOfDraft } from './draft-problems.ts';

const parcel = { deliveryMethodId: 200, deliveryGroupId: 1, deliveryGroupEntryId: 11, kind: 'parcel-b2b' as const };
const point = { deliveryMethodId: 1200, deliveryGroupId: 1, deliveryGroupEntryId: 12, kind: 'service-point' as const };

function factsFor(who: BuyerKind = 'consumer', country: CountryCode = 'SE'): DraftFacts {
  const rules = addressRulesOf(country, who, 'en');
  const payments = paymentMethodsFor(who, { others: false });
  const needs = { projectNumber: false, orderNumber: false };
  const numbers = { projects: [], orders: [] };
  return { who, rules, companyRules: noRules, methods: [parcel, point], payments, needs, numbers };
}

function filled(facts: Partial<CheckoutDraft> = {}): CheckoutDraft {
  const draft = initialDraft('consumer', 'SE');
  return {
    ...draft,
    contact: { email: 'eva@home.example', dialCode: '+46', cellphone: '' },
    delivery: {
      ...draft.delivery,
      deliveryCustomerFirstname: 'Eva',
      deliveryCustomerLastname: 'Lind',
      deliveryLine1: 'Gatan 1',
      deliveryZip: '111 22',
      deliveryCity: 'Stockholm',
    },
    deliveryMethod: parcel,
    flags: { ...draft.flags, acceptTerms: true },
    ...facts,
  };
}

const found = (draft: CheckoutDraft, facts = factsFor()) =>
  problemsOfDraft(draft, facts).map(({ field, code }) => `${field} ${code}`);

test('O02 a complete form has no problem', () => {
  expect(found(filled())).toEqual([]);
});

test('an empty form lists its required fields in the order of the form', () => {
  expect(found(initialDraft('consumer', 'SE'))).toEqual([
    'email email-required',
    'deliveryCustomerFirstname required',
    'deliveryCustomerLastname required',
    'deliveryLine1 required',
    'deliveryZip required',
    'deliveryCity required',
    'deliveryMethod method',
    'acceptTerms terms',
  ]);
});

test('O22 the terms are required', () => {
  const draft = filled();
  expect(found({ ...draft, flags: { ...draft.flags, acceptTerms: false } })).toEqual(['acceptTerms terms']);
});

test('O24 a postcode of another country is invalid', () => {
  const draft = filled();
  expect(found({ ...draft, delivery: { ...draft.delivery, deliveryZip: '1' } })).toEqual(['deliveryZip zip-wrong']);
});

test('a service point is required, and a phone number for the person who collects the parcel', () => {
  expect(found(filled({ deliveryMethod: point }))).toEqual(['cellphone phone-needed', 'servicePointId point']);
  const contact = { email: 'eva@home.example', dialCode: '+46', cellphone: '0701740605' };
  expect(found(filled({ deliveryMethod: point, servicePointId: 'p', contact }))).toEqual([]);
  expect(found(filled({ contact: { ...contact, cellphone: 'call me' } }))).toEqual(['cellphone phone-invalid']);
  expect(found(filled({ contact: { ...contact, cellphone: '1' } }))).toEqual(['cellphone phone-invalid']);
  expect(found(filled({ contact: { ...contact, cellphone: '12345678901234567890' } }))).toEqual([
    'cellphone phone-invalid',
  ]);
  expect(found(filled({ contact: { ...contact, cellphone: '+49 171 3920019' } }))).toEqual([]);
  expect(found(filled({ contact: { ...contact, cellphone: '<b>0701740605' } }))).toEqual(['cellphone phone-invalid']);
});

test('a delivery or payment method that is not offered counts as missing', () => {
  expect(found(filled({ deliveryMethod: { ...parcel, deliveryGroupEntryId: 99 } }))).toEqual(['deliveryMethod method']);
  expect(found(filled({ paymentMethodId: 169 }))).toEqual(['paymentMethodId payment']);
});

test('O07 a separate invoice has an address, which may be a PO box', () => {
  const invoice = { invoiceLine1: '', invoiceLine2: '', invoiceCity: '', invoiceZip: '', invoiceRegion: '' };
  expect(found(filled({ invoiceSameAsDelivery: false, invoice }))).toEqual([
    'invoiceLine1 required',
    'invoiceZip required',
    'invoiceCity required',
  ]);
  const inBox = {
    invoiceLine1: 'PO Box 12',
    invoiceLine2: '',
    invoiceCity: 'Troy',
    invoiceZip: '12180',
    invoiceRegion: 'NY',
  };
  const atDoor = {
    ...filled().delivery,
    deliveryLine1: '1 Main St',
    deliveryCity: 'Troy',
    deliveryZip: '12180',
    deliveryRegion: 'NY',
  };
  const american = filled({ invoiceSameAsDelivery: false, invoice: inBox, delivery: atDoor, deliveryCountry: 'US' });
  expect(found(american, factsFor('consumer', 'US'))).toEqual([]);
  expect(
    found({ ...american, delivery: { ...atDoor, deliveryLine1: 'PO Box 12' } }, factsFor('consumer', 'US')),
  ).toEqual(['deliveryLine1 box-refused']);
});

test('a consumer who buys for a company needs a valid VAT number', () => {
  const draft = filled();
  const wrong = { ...draft, delivery: { ...draft.delivery, deliveryVatNo: 'SE123' } };
  expect(found(wrong)).toEqual(['deliveryVatNo vat-wrong']);
});

test('M54 M23 fields that the company requires are reported, each once', () => {
  const companyRules = { context: undefined, required: ['orderLabel', 'salesRef', 'email', 'deliveryCity'] };
  const facts = { ...factsFor('company'), companyRules };
  const draft = filled({ paymentMethodId: 169, contact: { email: '', dialCode: '', cellphone: '' } });
  const named = { ...draft, delivery: { ...draft.delivery, deliveryCompanyName: 'Bygg' } };
  expect(found(named, facts)).toEqual([
    'email email-required',
    'orderLabel required-by-company',
    'salesRef required-by-company',
  ]);
});

test('M54 an invoice to the delivery address also needs the fields that the company requires', () => {
  const companyRules = { context: undefined, required: ['invoiceCity', 'invoiceLine2'] };
  const facts = { ...factsFor('company'), companyRules };
  const named = filled({ paymentMethodId: 169 });
  const draft = { ...named, delivery: { ...named.delivery, deliveryCompanyName: 'Bygg' } };
  expect(found(draft, facts)).toEqual(['invoiceLine2 required-by-company']);
});

test('O43 a number that is not on the company’s list is reported in the form', () => {
  const { reference } = filled();
  const numbers = { projects: [{ number: 'P1', name: 'Bridge' }], orders: ['N1'] };
  const facts = { ...factsFor(), numbers, needs: { projectNumber: true, orderNumber: true } };
  const of = (projectNumber: string, orderNumber: string, at = facts) =>
    found(filled({ reference: { ...reference, projectNumber, orderNumber } }), at);
  expect(of('P9', 'N9')).toEqual(['projectNumber project-number-unknown', 'orderNumber order-number-unknown']);
  expect(of('P1', 'N1')).toEqual([]);
  expect(of('', '')).toEqual([]);
  expect(of('P9', 'N9', { ...facts, needs: { projectNumber: false, orderNumber: false } })).toEqual([]);
});

test('further recipients must be valid e-mail addresses, and only a few are allowed', () => {
  const withEmails = (extraEmails: string) => filled({ reference: { ...filled().reference, extraEmails } });
  expect(found(withEmails('a@b.example, c@d.example'))).toEqual([]);
  expect(found(withEmails('a@b.example x'))).toEqual(['extraEmails email-of']);
  expect(found(withEmails('a@b.example '.repeat(6)))).toEqual(['extraEmails emails']);
});

test('texts that are too long or contain forbidden characters are reported', () => {
  const { reference } = filled();
  expect(
    found(
      filled({ reference: { ...reference, orderLabel: 'x'.repeat(101), salesRef: '<b>' }, comment: 'x'.repeat(2001) }),
    ),
  ).toEqual(['orderLabel too-long', 'salesRef forbidden-characters', 'comment too-long']);
});

test('the facts that a text mentions are part of the problem, for addresses and for references', () => {
  const draft = filled();
  const delivery = { ...draft.delivery, deliveryCustomerFirstname: '<b>', deliveryCity: 'x'.repeat(200) };
  const invoice = { ...draft.invoice, invoiceLine1: '{1}', invoiceZip: '111 22', invoiceCity: 'Ystad' };
  const reference = { ...draft.reference, salesRef: '<b>' };
  const told = problemsOfDraft({ ...draft, delivery, invoice, invoiceSameAsDelivery: false, reference }, factsFor());
  expect(told).toEqual([
    { field: 'deliveryCustomerFirstname', code: 'forbidden-characters', facts: { characters: '< >' } },
    { field: 'deliveryCity', code: 'too-long', facts: { maximum: longestOfField.city } },
    { field: 'invoiceLine1', code: 'forbidden-characters', facts: { characters: '{ }' } },
    { field: 'salesRef', code: 'forbidden-characters', facts: { characters: '< >' } },
  ]);
});
