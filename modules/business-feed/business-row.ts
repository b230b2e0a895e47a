import * as z from 'zod';
import { emailField, optionalField, phoneField, textField } from '#core/fields.ts';
import { isRole } from '../auth/roles.ts';
import { isoDate } from '../catalogue/feed-values.ts';
import { addressFields, companyTexts } from '../company-admin/company-input.ts';
import { findMarketByCode } from '../market/find-market.ts';
import { laundryRows } from './laundry-row.ts';

/** The key by which the system outside knows something. */
const key = textField({ max: 80 });
/** Amounts are text, because JSON numbers would lose decimals. */
const amount = z.string({ error: 'money-invalid' }).regex(/^\d{1,9}(\.\d{1,2})?$/, 'money-invalid');
/** Absent: stays as it is. Null: is taken away. */
const clearable = (max: number) => textField({ max }).nullable().optional();
const removal = z.literal(true).optional();

const companyRow = z.strictObject({
  kind: z.literal('company'),
  key,
  /** The number of a company that the shop has already. */
  number: z.int().positive().max(2_147_483_647).optional(),
  market: z.string().refine((code) => findMarketByCode(code) !== undefined, 'invalid'),
  parent: key.nullable().optional(),
  ...companyTexts,
  coopCode: clearable(40),
  vatNo: clearable(30),
  web: clearable(200),
  phoneNumber: clearable(30),
  primaryPriceList: clearable(60),
});

const addressRow = z.strictObject({
  kind: z.literal('address'),
  key,
  company: key,
  type: z.enum(['delivery', 'invoice']),
  ...addressFields,
  addressLine2: clearable(100),
  region: clearable(60),
});
const addressRemoval = z.strictObject({ kind: z.literal('address'), key, company: key, remove: z.literal(true) });

const personRow = z.strictObject({
  kind: z.literal('person'),
  key,
  company: key,
  emailAddress: optionalField(emailField),
  firstName: textField({ max: 100 }),
  lastName: textField({ max: 100 }),
  phoneNumber: optionalField(phoneField),
  cellPhone: optionalField(phoneField),
  role: z.number().refine(isRole, 'invalid').optional(),
  isActive: z.boolean().optional(),
  employeeNo: clearable(60),
  department: clearable(100),
  costCentre: clearable(60),
  occupation: clearable(100),
  locker: clearable(60),
  lockerPosition: clearable(60),
  amountLimit: amount.nullable().optional(),
  approver: emailField.nullable().optional(),
});

const membershipRow = z
  .strictObject({
    kind: z.literal('membership'),
    company: key,
    person: key.optional(),
    emailAddress: emailField.optional(),
    remove: removal,
  })
  .refine(({ person, emailAddress }) => (person === undefined) !== (emailAddress === undefined), {
    message: 'required',
    path: ['person'],
  })
  .refine(({ person, remove }) => remove === undefined || person !== undefined, {
    message: 'required',
    path: ['person'],
  });

const priceListRow = z.strictObject({ kind: z.literal('price-list'), company: key, priceList: key, remove: removal });

const creditRow = z
  .strictObject({
    kind: z.literal('credit'),
    key,
    company: key,
    limit: amount.optional(),
    remaining: amount.optional(),
  })
  .refine(({ limit, remaining }) => limit !== undefined || remaining !== undefined, {
    message: 'required',
    path: ['remaining'],
  });

const payment = { kind: z.literal('payment'), key, company: key, receivedOn: isoDate.optional() };
const invoicePayment = z.strictObject({ ...payment, invoice: textField({ max: 40 }) });
const accountPayment = z.strictObject({ ...payment, amount });

/** One line of the business feed. docs/business-feed.md documents the format. */
export const businessRows = {
  company: companyRow,
  address: addressRow,
  'address removal': addressRemoval,
  person: personRow,
  membership: membershipRow,
  'price-list': priceListRow,
  credit: creditRow,
  'invoice payment': invoicePayment,
  'account payment': accountPayment,
  ...laundryRows,
} as const;

type Rows = typeof businessRows;
export type RowOf<Name extends keyof Rows> = z.output<Rows[Name]>;
export type BusinessRow = { [Name in keyof Rows]: RowOf<Name> }[keyof Rows];
