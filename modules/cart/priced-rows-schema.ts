import * as z from 'zod';
import { toDecimal } from '#core/money.ts';
import type { Sides } from '../pricing/priced-cart.ts';
import type { CartRow } from './cart.ts';
import type { CartRowView } from './cart-view.ts';
import { rowFields, toRowView } from './carts-schema.ts';

const amount = z.number().nullable();
const sides = z
  .object({ exclVat: amount, inclVat: amount })
  .meta({ description: 'Null where the buyer sees no prices, or no tax is known yet.' });

const fields = {
  ...rowFields,
  unitPrice: sides,
  price: sides.meta({ description: 'The row after its discount.' }),
  discount: sides,
  comment: z.string(),
  customer: z.object({ id: z.number().int(), name: z.string(), employeeNo: z.string().optional() }).optional(),
  canSplit: z.boolean(),
  error: z.array(z.object({ kind: z.string(), word: z.string() })),
};

/** A row as the buyer would see it now. */
export const pricedRowsView = z.array(
  z
    .object({ ...fields, selectedVas: z.array(z.object(fields)), children: z.array(z.object(fields)) })
    .meta({ id: 'PricedCartRow' }),
);

type Shown = {
  readonly cart: { readonly rows: readonly CartRow[] };
  readonly rows: readonly CartRowView[];
  readonly hidesPrices: boolean;
};

export function toPricedRows({ cart, rows, hidesPrices }: Shown): z.input<typeof pricedRowsView> {
  const stored = new Map(cart.rows.map((row) => [row.id, row]));
  const tell = ({ net, gross }: Sides) => ({
    exclVat: hidesPrices ? null : toDecimal(net),
    inclVat: hidesPrices || !gross ? null : toDecimal(gross),
  });
  const fieldsOf = (view: CartRowView) => {
    const row = stored.get(view.id);
    if (!row) throw new Error('a row is shown that is not in the cart');
    const { customer, price, comment, canSplit, errors } = view;
    return {
      ...toRowView(row),
      unitPrice: tell(price.unit),
      price: tell(price.total),
      discount: tell(price.discount),
      comment,
      ...(customer && {
        customer: {
          id: customer.id,
          name: customer.name,
          ...(customer.employeeNo !== undefined && { employeeNo: customer.employeeNo }),
        },
      }),
      canSplit,
      error: [...errors],
    };
  };
  return rows.map((row) => ({
    ...fieldsOf(row),
    selectedVas: row.selectedVas.map(fieldsOf),
    children: row.children.map(fieldsOf),
  }));
}
