import * as z from 'zod';
import { emailField, optionalField, textField } from '#core/fields.ts';
import { normaliseMoneyText } from '#core/input.ts';
import { storedInt } from '../id-param.ts';
import type { CountryCode } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import { isAmountText } from './company-form.ts';

const countryCodes = marketList.map(({ iso2 }) => iso2) as [CountryCode, ...CountryCode[]];

/** Commas become dots; other text is refused. */
const amountField = z
  .union([z.string(), z.number()])
  .transform((value) => normaliseMoneyText(String(value)))
  .refine(isAmountText, 'money-invalid')
  .meta({ description: 'In the currency of the company’s market, such as "1000.50".' });

export const addressFields = {
  addressLine1: textField({ max: 100 }),
  addressLine2: optionalField(textField({ max: 100 })),
  zipCode: textField({ max: 12 }),
  city: textField({ max: 60 }),
  region: optionalField(textField({ max: 60 })),
  countryId: optionalField(z.enum(countryCodes)).meta({ description: 'Without it, the country of the market.' }),
};

const versionField = storedInt
  .optional()
  .meta({ description: 'Version of the company as read: a change by another editor meanwhile is refused.' });

export const addressInput = z.strictObject(addressFields).meta({ id: 'CompanyAddressInput' });
export const changedAddressInput = z
  .strictObject({ ...addressFields, version: versionField })
  .meta({ id: 'CompanyAddressChange' });
export const savedAddressInput = z
  .strictObject({ id: storedInt.optional(), ...addressFields, version: versionField })
  .meta({ id: 'SavedCompanyAddressInput' });

export type AddressInput = z.output<typeof addressInput>;
export type SavedAddressInput = z.output<typeof savedAddressInput>;

const optionalFields = {
  coopCode: optionalField(textField({ max: 40 })),
  vatNo: optionalField(textField({ max: 30 })),
  web: optionalField(textField({ max: 200 })),
  phoneNumber: optionalField(textField({ max: 30 })),
  parentId: storedInt.nullable().optional().meta({ description: 'A company that is not a child itself.' }),
  defaultAmount: amountField.optional().meta({ description: 'The credit limit.' }),
  invoiceCreditStopAmount: amountField.optional().meta({ description: 'The new remaining credit.' }),
  primaryPriceListCode: optionalField(textField({ max: 60 })),
};

export const companyTexts = {
  name: textField({ max: 100 }),
  emailAddress: emailField,
  orgNo: textField({ max: 30 }),
};

export const newCompanyInput = z
  .strictObject({
    ...companyTexts,
    ...optionalFields,
    deliveryMethodId: storedInt.nullable().optional(),
    deliveryAddress: addressInput.optional(),
    invoiceAddress: addressInput.optional(),
  })
  .meta({ id: 'NewCompany' });

/** Absent fields stay; an empty text removes an optional one. */
export const changeCompanyInput = z
  .strictObject({
    ...z.object(companyTexts).partial().shape,
    ...optionalFields,
    coopCode: textField({ max: 40, min: 0 }).optional(),
    vatNo: textField({ max: 30, min: 0 }).optional(),
    web: textField({ max: 200, min: 0 }).optional(),
    phoneNumber: textField({ max: 30, min: 0 }).optional(),
    primaryPriceListCode: textField({ max: 60, min: 0 }).optional(),
    version: versionField,
  })
  .meta({ id: 'CompanyChange' });

export type NewCompany = z.output<typeof newCompanyInput>;
export type CompanyChange = z.output<typeof changeCompanyInput>;
