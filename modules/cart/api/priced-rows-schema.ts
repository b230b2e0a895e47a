import * as z from 'zod';
import { type Money, toDecimal } from '#core/money.ts';
import { units } from '#core/units.ts';
import { isReleased, type RowLogo } from '../../logo/chosen-logo.ts';
import { packSides } from '../../pricing/pack-sides.ts';
import type { PriceBasis } from '../../pricing/price-basis.ts';
import type { Sides } from '../../pricing/priced-cart.ts';
import type { CartRow } from '../cart.ts';
import type { CartRowView, Coworker } from '../cart-view.ts';
import { rowFields, toRowView } from './carts-schema.ts';

const amount = z.number().nullable();
export const sidesView = z
  .object({ exclVat: amount, inclVat: amount })
  .meta({ description: 'Null if prices are hidden or the tax is not known yet.' });

export const customerView = z.object({ id: z.number().int(), name: z.string(), employeeNo: z.string().optional() });

const fields = {
  ...rowFields,
  packSize: z.number().int().meta({ description: 'Number of units per pack; unitPrice is per unit.' }),
  packPrice: sidesView.meta({
    description:
      'Price of a pack, taxed as a whole: for companies packSize times the net unitPrice, plus the VAT on that.',
  }),
  unitCode: z.enum(units).meta({ description: 'Unit of sale: UN/ECE Recommendation 20 or 21, H87 is a piece.' }),
  unitPrice: sidesView,
  price: sidesView.meta({ description: 'Price of the row after its discount.' }),
  discount: sidesView,
  comment: z.string(),
  customer: customerView.optional(),
  canSplit: z.boolean(),
  error: z.array(
    z.object({
      kind: z.string(),
      word: z.string(),
      message: z.string().meta({ description: 'In the caller’s language.' }),
    }),
  ),
};

/** Absent if the service no longer exists. */
const vasFields = {
  serviceArticleId: z.int().optional(),
  multiPackQuantity: z.int().optional(),
  salesPrice: amount.optional(),
  salesPriceIncVat: amount.optional(),
  textTemplates: z.array(z.string()).optional(),
  type: z.string().optional(),
  position: z.string().optional(),
  logo: z
    .object({
      logoId: z.uuid(),
      version: z.int(),
      name: z.string(),
      isReleased: z.boolean().meta({ description: 'Production of one that is not released starts with its release.' }),
    })
    .optional(),
};

/** A row with the buyer's current prices. */
export const pricedRowsView = z.array(
  z
    .object({
      ...fields,
      vasTextTemplate: z
        .object({ isValid: z.boolean(), isLimited: z.boolean() })
        .optional()
        .meta({ description: 'Whether all texts on the garment are complete. Absent without services.' }),
      selectedVas: z.array(z.object({ ...fields, ...vasFields })),
      children: z.array(z.object(fields)),
    })
    .meta({ id: 'PricedCartRow' }),
);

type CartRows = {
  readonly cart: { readonly rows: readonly CartRow[] };
  readonly rows: readonly CartRowView[];
  readonly hidesPrices: boolean;
};

export const toSidesView = ({ net, gross }: Sides, hidesPrices: boolean) => ({
  exclVat: hidesPrices ? null : toDecimal(net),
  inclVat: hidesPrices || !gross ? null : toDecimal(gross),
});

export const toCustomerView = ({ id, name, employeeNo }: Coworker) => ({
  id,
  name,
  ...(employeeNo !== undefined && { employeeNo }),
});

type Speech = { readonly basis: PriceBasis; readonly say: (word: string) => string };

export function toPricedRows(
  { cart, rows, hidesPrices }: CartRows,
  { basis, say }: Speech,
): z.input<typeof pricedRowsView> {
  const stored = new Map(cart.rows.map((row) => [row.id, row]));
  const tell = (sides: Sides) => toSidesView(sides, hidesPrices);
  const fieldsOf = (view: CartRowView) => {
    const row = stored.get(view.id);
    if (!row) throw new Error('a row is shown that is not in the cart');
    const { customer, price, comment, canSplit, errors } = view;
    return {
      ...toRowView(row),
      packSize: view.multiplyFactor,
      packPrice: tell(packSides(price, view.multiplyFactor, basis)),
      unitCode: view.soldBy,
      unitPrice: tell(price.unit),
      price: tell(price.total),
      discount: tell(price.discount),
      comment,
      ...(customer && { customer: toCustomerView(customer) }),
      canSplit,
      error: errors.map(({ kind, word }) => ({ kind, word, message: say(word) })),
    };
  };
  return rows.map((row) => ({
    ...fieldsOf(row),
    ...(row.vasTextTemplate && { vasTextTemplate: row.vasTextTemplate }),
    selectedVas: row.selectedVas.map((child) => ({ ...fieldsOf(child), ...vasOf(child, hidesPrices) })),
    children: row.children.map(fieldsOf),
  }));
}

const toLogoView = ({ logoId, version, name, state }: RowLogo) => ({
  logoId,
  version,
  name,
  isReleased: isReleased({ state }),
});

function vasOf({ service }: CartRowView, hidesPrices: boolean) {
  if (!service) return {};
  const { salesPrice, salesPriceIncVat, textTemplates, ...selected } = service.selected;
  const told = (price: Money | undefined) => (hidesPrices || !price ? null : toDecimal(price));
  return {
    ...selected,
    salesPrice: told(salesPrice),
    salesPriceIncVat: told(salesPriceIncVat),
    textTemplates: [...textTemplates],
    ...(service.position !== undefined && { position: service.position }),
    ...(service.logo && { logo: toLogoView(service.logo) }),
  };
}
