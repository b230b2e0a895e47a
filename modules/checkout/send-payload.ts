import * as z from 'zod';
import { emailField } from '#core/fields.ts';
import { largestDatabaseInteger } from '../id-param.ts';
import { type FieldEntries, orderFields } from '../order/order-fields.ts';

const text = z.string().max(500);
const id = z.int().max(largestDatabaseInteger).nullable();

const invoiceAddress = z.object({
  addressLine1: text,
  addressLine2: text,
  zipCode: text,
  city: text,
  region: text,
  countryId: text,
});

const deliveryAddress = invoiceAddress.extend({
  addressId: id,
  careOf: text,
  isValidated: z.boolean(),
  type: text,
  saveAddress: z.boolean(),
});

type EntrySchemas = {
  [Entry in keyof FieldEntries]-?: undefined extends FieldEntries[Entry]
    ? z.ZodOptional<z.ZodType<NonNullable<FieldEntries[Entry]>>>
    : z.ZodType<FieldEntries[Entry]>;
};

const fieldEntries = Object.fromEntries(
  orderFields.map(({ entry, kind, takesAnyText, isAlwaysSent }) => {
    const value = kind === 'tick' && !takesAnyText ? z.literal('true') : text;
    return [entry, isAlwaysSent ? value.nullable() : value.optional()];
  }),
) as unknown as EntrySchemas;

const metadata = z.object({
  ...fieldEntries,
  OrderConfirmationEmail: emailField.nullable(),
  CartId: text,
  B2CCompanyName: text.nullable(),
  B2CCompanyVatNo: text.nullable(),
});

/** A sent order. The shop decides buyer, company, address of the sender, prices and test orders itself. */
export const sendPayload = z
  .object({
    cartId: text,
    marketId: z.int().meta({ description: '100 for companies, 15 for consumers; anything else is refused.' }),
    cultureCode: text,
    ipAddress: text,
    buyer: z.object({
      id: id.meta({ description: 'The sender, or a colleague for whom the sender may buy; null for guests.' }),
      companyId: id.meta({ description: 'The company of the session, or null; another one is not found.' }),
      firstName: text.meta({
        description:
          'Whom the parcel is for. The order’s buyer has the name of the account; only guests name themselves.',
      }),
      lastName: text,
      email: emailField,
      cellphone: text,
    }),
    redirectUrls: z.object({ confirmed: text, failed: text, canceled: text, external: text, pending: text }),
    Source: z.literal('NextFrontend'),
    deliveryAddress,
    invoiceAddress: invoiceAddress.optional(),
    deliveryMethod: z.object({
      deliveryMethodId: z.int(),
      deliveryGroupId: z.int(),
      deliveryGroupEntryId: z.int(),
    }),
    paymentMethodId: z.int(),
    metadata,
    comment: z.string().max(2000),
    isTestOrder: z.boolean(),
    useIncVat: z.boolean(),
    deliveryType: text,
    acceptTerms: z.boolean(),
    shown: z
      .object({ promotions: z.array(z.string()), payable: z.number() })
      .optional()
      .meta({ description: 'The values that the buyer saw; if they have changed, the order is refused.' }),
    servicePointId: text.optional(),
    createCustomerAccount: z.boolean().optional(),
  })
  .meta({ id: 'SendOrder' });

export type SendPayload = z.output<typeof sendPayload>;
