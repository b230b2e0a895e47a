import type { CartIntent } from '#app/components/cart/cart-intents.ts';
import type { RowView } from './cart-page-view.ts';
import type { RowWish } from './rows/row-saver.ts';

type Value = string | number | boolean | undefined | readonly string[];

/** What is sent to the shop: the intent, and what belongs to it. */
export function fieldsOf(intent: CartIntent, values: Readonly<Record<string, Value>> = {}): URLSearchParams {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  );
  return new URLSearchParams([['intent', intent], ...pairs]);
}

/** A change of a row. A colour never goes without a size, and the other way round: together they are an article. */
export function fieldsOfWish({ id, version, colour, size }: RowView, wish: RowWish): URLSearchParams {
  const { coworkerId, ...rest } = wish;
  const isOtherArticle = wish.colour !== undefined || wish.size !== undefined;
  return fieldsOf('row', {
    rowId: id,
    version,
    ...(isOtherArticle && { colour: colour?.partNo, size }),
    ...rest,
    // An empty one is nobody; one that is not sent stays.
    ...('coworkerId' in wish && { coworkerId: coworkerId ?? '' }),
  });
}

/** What was typed into a form. */
export const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
