import type { Card } from '../../assortment/product-list.ts';
import type { Sort, SortField } from '../../list-engine/listing.ts';

type Key = number | string;

/** Cards without a value for the field come last in both directions. */
const keys: Record<SortField, (card: Card) => Key | undefined> = {
  StarsAverage: ({ stars }) => stars?.average,
  PartNo: ({ partNo }) => partNo,
  PopularityRank: ({ colours }) => colours[0]?.popRank30,
  LowestPrice: ({ price }) => price?.amount.amount,
  HighestPrice: ({ price }) => price?.amount.amount,
  Names: ({ name }) => name,
  Flags: ({ flags }) => (flags.length === 0 ? undefined : flags.length),
};

/** For small sets of cards requested by number; lists are sorted by the list engine. */
export function sortCards(cards: readonly Card[], { field, order }: Sort, language: string): Card[] {
  const byText = new Intl.Collator(language).compare;
  const keyOf = keys[field];
  const sign = order === 'asc' ? 1 : -1;
  return cards.toSorted((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    const by =
      typeof left === 'number' && typeof right === 'number' ? left - right : byText(String(left), String(right));
    return sign * by;
  });
}
