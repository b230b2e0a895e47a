import type { CartIntent } from '#app/components/cart/cart-intents.ts';
import type { RowView } from './cart-page-view.ts';
import type { RowWish } from './rows/row-saver.ts';

type Value = string | number | boolean | undefined | readonly string[];

/** Form fields of an intent. */
export function fieldsOf(intent: CartIntent, values: Readonly<Record<string, Value>> = {}): URLSearchParams {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  );
  return new URLSearchParams([['intent', intent], ...pairs]);
}

/** Form fields of a row change. Colour and size are always sent together, because they identify an article. */
export function fieldsOfWish({ id, version, colour, size }: RowView, wish: RowWish): URLSearchParams {
  const { coworkerId, ...rest } = wish;
  const isOtherArticle = wish.colour !== undefined || wish.size !== undefined;
  return fieldsOf('row', {
    rowId: id,
    version,
    ...(isOtherArticle && { colour: colour?.partNo, size }),
    ...rest,
    // An empty value removes the wearer; a missing one leaves it unchanged.
    ...('coworkerId' in wish && { coworkerId: coworkerId ?? '' }),
  });
}

/** The text fields of a form. */
export const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** The same where several fields may have one name. */
export const repeatedTextsOf = (form: FormData): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]),
  );
