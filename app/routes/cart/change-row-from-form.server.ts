import * as z from 'zod';
import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { optionalField, quantityField, textField } from '#core/fields.ts';
import { parseEmail } from '#core/input.ts';
import { ok } from '#core/result.ts';
import { readOffers } from '#modules/assortment/read-offers.server.ts';
import { readStock } from '#modules/assortment/read-stock.server.ts';
import { longestComment } from '#modules/cart/cart-validation.ts';
import { changeRow } from '#modules/cart/change-row.server.ts';
import { selectSize } from '#modules/cart/size-selection.ts';
import { nearestSize } from './nearest-size.ts';

const place = textField({ max: 100, min: 0 }).optional();

/** Where the laundry brings the garments. An empty field takes the wearer's own data again. */
const laundryInput = {
  laundrySubCustomer: place,
  costCode: place,
  department: place,
  laundryLockerNumber: place,
  laundryPositionNumber: place,
};

/** A row's form. Absent fields stay unchanged. */
export const rowInput = z.object({
  rowId: z.uuid(),
  version: z.coerce.number().int().optional(),
  quantity: optionalField(quantityField),
  colour: z
    .string()
    .regex(/^[A-Z0-9]{12}$/)
    .optional(),
  size: z.string().max(14).optional(),
  comment: textField({ max: longestComment, min: 0 }).optional(),
  coworkerId: z.union([z.literal('').transform(() => null), z.coerce.number().int().positive()]).optional(),
  personalPacking: z.stringbool().optional(),
  emailPacking: z
    .string()
    .trim()
    .refine((text) => text === '' || parseEmail(text).ok, 'email-invalid')
    .optional(),
  ...laundryInput,
});

/** Changes a row. If the new colour does not have the row's size, the nearest available size is used. */
export async function changeRowFromForm({ shop, visit }: RequestContext, input: z.output<typeof rowInput>) {
  const { rowId, version, colour, size, ...change } = input;
  const { laundrySubCustomer, costCode, department, laundryLockerNumber, laundryPositionNumber } = input;
  const laundry = { laundrySubCustomer, costCode, department, laundryLockerNumber, laundryPositionNumber };
  const article = colour === undefined ? undefined : await articleOf({ shop, visit }, colour, size ?? '');
  const changed = await changeRow(shop, visit, { rowId, version, change: { ...change, laundry, sku: article?.sku } });
  return changed.ok ? ok({ otherSize: article?.otherSize }) : changed;
}

async function articleOf({ shop, visit }: RequestContext, colour: string, worn: string) {
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  const { sizes } = offers.get(`${colour}${worn}`);
  const levels = new Map((await readStock(shop, { skus: sizes.map(({ sku }) => sku) })).map((one) => [one.sku, one]));
  const onHand = sizes.map((size) => ({ ...size, onHandValue: levels.get(size.sku)?.onHandValue ?? 0 }));
  const { sku = nearestSize(onHand, worn)?.sku } = selectSize(onHand, worn);
  const code = sizes.find((size) => size.sku === sku)?.code;
  return { sku: sku ?? `${colour}${worn}`, otherSize: code === worn ? undefined : code };
}
