/** A position in a list: a time, and a key as tie-break. */
export type Cursor = { readonly micros: number; readonly key: string };

/** The requested part of a list. Without `after` and `before`: its beginning. */
export type Part = {
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  readonly after?: Cursor | undefined;
  readonly before?: Cursor | undefined;
};

export type ListPart<T> = {
  readonly items: readonly T[];
  readonly next: string | undefined;
  readonly previous: string | undefined;
};

/** The text form for addresses. */
export const cursorText = ({ micros, key }: Cursor): string => `${micros}.${key}`;

/** Undefined for texts that `cursorText` did not write. */
export function parseCursor(text: string | null | undefined, key: RegExp): Cursor | undefined {
  const [, micros, rest] = /^(\d{1,16})\.([\da-f-]{1,36})$/.exec(text ?? '') ?? [];
  if (micros === undefined || rest === undefined || !key.test(rest)) return undefined;
  return Number.isSafeInteger(Number(micros)) ? { micros: Number(micros), key: rest } : undefined;
}

export const numberKey = /^\d{1,15}$/;
export const idKey = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Found = { readonly cursor: Cursor };

/**
 * Builds a part from found rows: one more than the limit if there are more, and in reverse order for `before`.
 */
export function toListPart<T extends Found>(found: readonly T[], { limit, after, before }: Part): ListPart<T> {
  const isMore = found.length > limit;
  const items = found.slice(0, limit);
  if (before) items.reverse();
  const first = items[0];
  const last = items.at(-1);
  const goesOn = before ? true : isMore;
  const cameFrom = before ? isMore : after !== undefined;
  return {
    items,
    next: goesOn && last ? cursorText(last.cursor) : undefined,
    previous: cameFrom && first ? cursorText(first.cursor) : undefined,
  };
}
