import { expect, test } from 'vitest';
import {
  type FieldEntries,
  invoiceFieldsOf,
  mailFieldsOf,
  mailTicksOf,
  ofApiFields,
  orderFields,
  pageFieldsOf,
  pageTicksOf,
  withoutPersons,
} from './order-fields.ts';

const entries: FieldEntries = {
  OrderLabel: 'Crane',
  SalesRef: 'Eva',
  OrderNumber: '7',
  ProjectNumber: 'P-8',
  ExtraOrderConfirmationEmail: 'boss@bygg.example',
  WeeklyDelivery: 'true',
  B2CSignUpForNewsletter: null,
};

test('O17 the entries have the names of the specification', () => {
  expect(orderFields.map(({ name, entry }) => `${name} ${entry}`)).toEqual([
    'orderLabel OrderLabel',
    'salesRef SalesRef',
    'orderNumber OrderNumber',
    'projectNumber ProjectNumber',
    'extraEmails ExtraOrderConfirmationEmail',
    'weeklyDelivery WeeklyDelivery',
    'signUpForNewsletter B2CSignUpForNewsletter',
  ]);
});

test('pages show the references in the order of the form', () => {
  expect(pageFieldsOf(entries)).toEqual([
    { name: 'orderLabel', text: 'Crane' },
    { name: 'salesRef', text: 'Eva' },
    { name: 'orderNumber', text: '7' },
    { name: 'projectNumber', text: 'P-8' },
  ]);
});

test('mails and sheets begin with the numbers', () => {
  expect(mailFieldsOf(entries)).toEqual([
    ['mail.yourNumber', '7'],
    ['mail.projectNumber', 'P-8'],
    ['mail.label', 'Crane'],
    ['mail.reference', 'Eva'],
  ]);
});

test('weekly delivery is shown on pages, in mails and in sheets if the buyer chose it', () => {
  expect(pageTicksOf(entries)).toEqual(['weeklyDelivery']);
  expect(mailTicksOf(entries)).toEqual([['mail.weeklyDelivery', 'mail.weeklyDeliveryText']]);
  for (const WeeklyDelivery of [null, '', 'False']) expect(pageTicksOf({ ...entries, WeeklyDelivery })).toEqual([]);
});

test('invoices show label, reference and project number', () => {
  expect(invoiceFieldsOf(entries)).toEqual([
    ['order.mail.label', 'Crane'],
    ['order.mail.reference', 'Eva'],
    ['sheets.history.project', 'P-8'],
  ]);
});

test('an empty entry is shown nowhere', () => {
  const empty = { ...entries, OrderLabel: null, SalesRef: '', OrderNumber: null, ProjectNumber: undefined };
  expect([...pageFieldsOf(empty), ...mailFieldsOf(empty), ...invoiceFieldsOf(empty)]).toEqual([]);
});

test('the API has three of the fields, and the deletion of an account clears the addresses', () => {
  expect(ofApiFields(({ entry }) => entries[entry])).toEqual({
    orderLabel: 'Crane',
    orderNumber: '7',
    projectNumber: 'P-8',
  });
  expect(withoutPersons).toEqual({ ExtraOrderConfirmationEmail: null });
});
