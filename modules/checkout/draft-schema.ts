import * as z from 'zod';
import { validationStates } from '../address/address-validation.ts';
import { noTicks } from './checkout-fields.ts';
import type { CheckoutDraft } from './checkout-state.ts';

const texts = <Keys extends string>(of: Readonly<Record<Keys, string>>) =>
  z.object(
    Object.fromEntries(Object.entries<string>(of).map(([key, was]) => [key, z.string().catch(was)])) as Record<
      Keys,
      z.ZodCatch<z.ZodString>
    >,
  );

const ticks = <Keys extends string>(of: Readonly<Record<Keys, boolean>>) =>
  z.object(
    Object.fromEntries(Object.entries(of).map(([key, was]) => [key, z.boolean().catch(was === true)])) as Record<
      Keys,
      z.ZodCatch<z.ZodBoolean>
    >,
  );

/** A stored draft. Missing or outdated fields get their initial values. */
export function storedDraft(first: CheckoutDraft) {
  const { deliveryAddressId: _id, deliveryAddressIsValidated: _state, ...typed } = first.delivery;
  return z
    .object({
      delivery: texts(typed)
        .extend({
          deliveryAddressId: z.int().optional().catch(undefined),
          deliveryAddressIsValidated: z.enum(validationStates).catch('Default'),
        })
        .catch(first.delivery as never),
      invoice: texts(first.invoice).catch(first.invoice),
      invoiceSameAsDelivery: z.boolean().catch(first.invoiceSameAsDelivery),
      deliveryCountry: z.string().catch(first.deliveryCountry),
      isAddressAnswered: z.boolean().catch(false),
      careOf: z.string().catch(''),
      contact: texts(first.contact).catch(first.contact),
      deliveryMethod: z
        .object({ deliveryMethodId: z.int(), deliveryGroupId: z.int(), deliveryGroupEntryId: z.int() })
        .optional()
        .catch(undefined),
      servicePointId: z.string().optional().catch(undefined),
      deliveryType: z.literal('default').catch('default'),
      paymentMethodId: z.int().catch(first.paymentMethodId),
      reference: texts(first.reference).catch(first.reference),
      ...ticks(noTicks).shape,
      comment: z.string().catch(''),
      flags: ticks(first.flags).catch(first.flags),
    })
    .catch({ ...first } as never)
    .transform((draft) => ({ ...first, ...draft }) as CheckoutDraft);
}
