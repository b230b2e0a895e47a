import * as z from 'zod';
import { emailField, optionalField, textField } from '#core/fields.ts';
import { hasOrgNoRule, isOrgNo } from '../address/org-number.ts';
import { checkVatNumber, hasVatNumbers } from '../address/vat-number.ts';
import type { Market } from '../market/market.ts';
import { isPhoneNumber } from '../market/phone-number.ts';
import { readPostcode } from '../market/postcode.ts';
import { regionsOf } from '../market/regions.ts';

export const applicationFields = z.object({
  companyName: textField({ max: 100 }),
  orgNo: textField({ max: 30 }),
  vatNo: optionalField(textField({ max: 30 })),
  firstName: textField({ max: 60 }),
  lastName: textField({ max: 60 }),
  emailAddress: emailField,
  phoneNumber: textField({ max: 30 }),
  deliveryLine1: textField({ max: 100 }),
  deliveryZip: textField({ max: 12 }),
  deliveryCity: textField({ max: 60 }),
  /** Code of the state or province, in countries whose addresses have one. */
  deliveryRegion: optionalField(textField({ max: 10 })),
  invoiceLine1: optionalField(textField({ max: 100 })),
  invoiceZip: optionalField(textField({ max: 12 })),
  invoiceCity: optionalField(textField({ max: 60 })),
  invoiceRegion: optionalField(textField({ max: 10 })),
  message: optionalField(textField({ max: 1000, multiline: true })),
});

export type ApplicationData = z.output<typeof applicationFields>;

const invoiceFields = ['invoiceLine1', 'invoiceZip', 'invoiceCity'] as const;

/** Numbers and postcodes in the format of the market's country. An invoice address must be complete or absent. */
export const applicationInput = ({ iso2 }: Pick<Market, 'iso2'>) =>
  applicationFields.superRefine((typed, context) => {
    const wrong = (path: keyof ApplicationData, message: string) =>
      context.addIssue({ code: 'custom', message, path: [path] });
    if (hasOrgNoRule(iso2) && !isOrgNo(iso2, typed.orgNo)) wrong('orgNo', 'org-no-wrong');
    if (typed.vatNo !== undefined && hasVatNumbers(iso2) && !checkVatNumber(typed.vatNo, iso2)?.isValid)
      wrong('vatNo', 'vat-wrong');
    if (!isPhoneNumber(typed.phoneNumber, iso2)) wrong('phoneNumber', 'phone-invalid');
    if (readPostcode(iso2, typed.deliveryZip) === undefined) wrong('deliveryZip', 'zip-wrong');
    if (typed.invoiceZip !== undefined && readPostcode(iso2, typed.invoiceZip) === undefined)
      wrong('invoiceZip', 'zip-wrong');
    const hasInvoice = invoiceFields.some((name) => typed[name] !== undefined);
    if (hasInvoice) for (const name of invoiceFields) if (typed[name] === undefined) wrong(name, 'required');
    const regions = regionsOf(iso2, 'en').map(({ code }) => code);
    if (regions.length === 0) return;
    if (!regions.includes(typed.deliveryRegion ?? '')) wrong('deliveryRegion', 'required');
    if (hasInvoice && !regions.includes(typed.invoiceRegion ?? '')) wrong('invoiceRegion', 'required');
  });

/** Empty: no reason is given to the company. */
export const reasonField = textField({ max: 500, min: 0, multiline: true });
