import * as z from 'zod';
import type { CartView } from '../cart-view.ts';
import { customerView, sidesView, toCustomerView, toSidesView } from './priced-rows-schema.ts';

const text = (max: number) => z.string().trim().max(max).default('');
const code = (max: number) => z.string().trim().toUpperCase().max(max).default('');
/** Some callers send the method as a number, others as a code. */
const methodId = z.union([z.number().int(), z.string().max(64)]).nullish();

export const groupedTotalRequest = z
  .object({
    cartId: z.string().max(64),
    deliveryAddress: z
      .object({
        addressLine1: text(200),
        zipCode: text(20),
        city: text(100),
        region: code(100).meta({ description: 'A state or province by its code; empty elsewhere.' }),
        countryId: code(2).meta({ description: 'A country by its code, as the metadata service has it.' }),
      })
      .nullish()
      .meta({ description: 'May be incomplete.' }),
    deliveryMethod: z
      .object({ deliveryMethodId: methodId, deliveryGroupId: methodId, deliveryGroupEntryId: methodId })
      .nullish()
      .meta({ description: 'The totals are those of the goods; the method does not change them.' }),
  })
  .meta({ id: 'GroupedCartTotalRequest' });

export const groupedTotalView = z
  .object({
    cartId: z.string(),
    currency: z.string(),
    total: sidesView,
    groupedCartTotalByCustomers: z.array(
      z.object({
        customer: customerView.optional().meta({ description: 'Missing for rows without a wearer.' }),
        rowIds: z.array(z.string()),
        total: sidesView,
      }),
    ),
    failedTax: z.boolean().meta({ description: 'True if the tax lookup failed.' }),
  })
  .meta({ id: 'GroupedCartTotal' });

type GroupedCart = Pick<CartView, 'priced' | 'groupedByCustomer' | 'hidesPrices'> & {
  readonly cart: { readonly id: string };
  readonly failedTax: boolean;
};

export function toGroupedTotal(found: GroupedCart): z.input<typeof groupedTotalView> {
  const { cart, priced, groupedByCustomer, hidesPrices, failedTax } = found;
  return {
    cartId: cart.id,
    currency: priced.currency,
    total: toSidesView(priced.totals.products, hidesPrices),
    groupedCartTotalByCustomers: groupedByCustomer.map(({ customer, rowIds, total }) => ({
      ...(customer && { customer: toCustomerView(customer) }),
      rowIds: [...rowIds],
      total: toSidesView(total, hidesPrices),
    })),
    failedTax,
  };
}
