import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { stripControls } from '#core/input.ts';
import type { Cart, CartRow } from '../cart.ts';
import { cartMetadataKeys, cartStatuses, metadataOf } from '../cart-metadata.ts';

/** Partner-defined text: kept unchanged, except that control characters are refused. */
export const plainText = (max: number) =>
  z
    .string()
    .overwrite((text) => stripControls(text).trim())
    .max(max);

/** Ids are case-insensitive. A malformed id answers 404, not 422. */
export const idParam = z.string().toLowerCase();

export const cartParams = z.object({ id: idParam });
export const twoCartsParams = z.object({ id: idParam, otherId: idParam });
export const entryParams = z.object({ id: idParam, entryId: z.string() });

const words = {
  name: textField({ max: 100, min: 0 }).optional(),
  description: textField({ max: 500, min: 0, multiline: true }).optional(),
};
/** Partners send the whole cart back, but may change only these fields. */
export const cartInput = z.object(words);

export const cartEntryInput = z.strictObject({
  Key: z.enum(cartMetadataKeys),
  Value: textField({ max: 200 }),
});

const value = plainText(200).optional();
export const cartsQuery = z.object({
  Status: z.enum(cartStatuses).optional(),
  IsActive: z.enum(['true', 'false']).optional(),
  Type: value,
  PromotionCode: value,
});

/** Metadata entries that have no column in the cart table. */
export const otherEntries = ({ Type, PromotionCode }: z.output<typeof cartsQuery>): Record<string, string> => ({
  ...(Type !== undefined && { Type }),
  ...(PromotionCode !== undefined && { PromotionCode }),
});

export const metadataView = z
  .array(z.object({ key: z.string(), id: z.string(), value: z.string() }))
  .meta({ id: 'CartMetadata' });

export const rowFields = {
  id: z.string(),
  cartId: z.string(),
  name: z.string(),
  sku: z.string(),
  quantity: z.number(),
  rowNumber: z.number().int(),
  version: z.number().int(),
  created: z.string(),
  modified: z.string(),
  schema: z.string().optional(),
  metadata: metadataView,
};

export const storedCartView = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    rowNumber: z.number().int().meta({ description: 'The highest row number in use; 0 without rows.' }),
    version: z.number().int(),
    created: z.string(),
    modified: z.string(),
    metadata: metadataView,
    references: z
      .object({ customerId: z.number().int().optional(), companyId: z.number().int().optional() })
      .meta({ description: 'The owner. A public cart belongs to the holder of its cookie.' }),
    products: z.array(z.object({ ...rowFields, children: z.array(z.object(rowFields)) })),
    marketId: z.number().int().optional().meta({ description: 'Present if promotions come from the engine.' }),
    ipAddress: z
      .string()
      .optional()
      .meta({ description: 'Address of the caller; present if promotions come from the engine.' }),
  })
  .meta({ id: 'Cart' });

export type StoredCartView = z.input<typeof storedCartView>;

/** Only the promotion engine may see the buyer's IP address. */
export function toCartView(cart: Cart, engine: { ipAddress: string } | undefined): StoredCartView {
  const { owner, rows } = cart;
  return {
    id: cart.id,
    name: cart.name,
    description: cart.description,
    rowNumber: rows.reduce((most, { rowNumber }) => Math.max(most, rowNumber), 0),
    version: cart.version,
    created: cart.created.toISOString(),
    modified: cart.modified.toISOString(),
    metadata: metadataOf(cart),
    references: {
      ...(owner.kind !== 'public' && { customerId: owner.customerId }),
      ...(owner.kind === 'company' && { companyId: owner.companyId }),
    },
    products: rows
      .filter(({ parentId }) => parentId === undefined)
      .map((row) => ({
        ...toRowView(row),
        children: rows.filter(({ parentId }) => parentId === row.id).map(toRowView),
      })),
    ...(engine && { marketId: cart.marketId, ipAddress: engine.ipAddress }),
  };
}

export function toRowView(row: CartRow) {
  return {
    id: row.id,
    cartId: row.cartId,
    name: row.name,
    sku: row.sku,
    quantity: row.quantity,
    rowNumber: row.rowNumber,
    version: row.version,
    created: row.created.toISOString(),
    modified: row.modified.toISOString(),
    ...(row.schema !== undefined && { schema: row.schema }),
    metadata: [...row.metadata],
  };
}
