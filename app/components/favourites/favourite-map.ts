import {
  type Favourite,
  type FavouriteChange,
  isFavouritePartNo,
  isLater,
  isSkuOf,
  lastChanges,
} from '#modules/favourites/favourites.ts';

type Kept = Omit<Favourite, 'partNo'>;

/** What a browser keeps: by part number, which sku was meant, and since when. */
export type FavouriteMap = Readonly<Record<string, Kept>>;

export const noFavourites: FavouriteMap = {};

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function entriesIn(
  stored: string | null,
): [string, Partial<Record<'sku' | 'at' | 'addedAt' | 'isRemoved', unknown>>][] {
  try {
    const known: unknown = JSON.parse(stored ?? '{}');
    return typeof known === 'object' && known !== null ? Object.entries(known).filter(([, one]) => one) : [];
  } catch {
    return [];
  }
}

/** What a browser has kept of it. Whatever else stands there counts for nothing. */
export function parseMap(stored: string | null): FavouriteMap {
  return Object.fromEntries(
    entriesIn(stored).flatMap(([partNo, { sku, at: changedAt, addedAt }]) => {
      if (!isFavouritePartNo(partNo) || !isSkuOf(sku, partNo)) return [];
      const at = isTime(changedAt) ? changedAt : 0;
      return [[partNo, { sku, at, addedAt: isTime(addedAt) ? addedAt : at }]];
    }),
  );
}

/** Wishes that the account has not heard of yet, by part number. */
export function parseChanges(stored: string | null): FavouriteChange[] {
  return entriesIn(stored).flatMap(([partNo, { sku, at, addedAt, isRemoved }]) =>
    isFavouritePartNo(partNo) && isSkuOf(sku, partNo) && isTime(at)
      ? [{ partNo, sku, at, addedAt: isTime(addedAt) ? addedAt : at, isRemoved: isRemoved === true }]
      : [],
  );
}

export const writeChanges = (changes: readonly FavouriteChange[]): string =>
  JSON.stringify(Object.fromEntries(changes.map(({ partNo, ...rest }) => [partNo, rest])));

/** The map after a wish, which is later than all before it whatever the clock says. */
export function afterChange(map: FavouriteMap, { partNo, isRemoved, ...kept }: FavouriteChange): FavouriteMap {
  const { [partNo]: _, ...others } = map;
  return isRemoved ? others : { ...others, [partNo]: kept };
}

/** Of two changes in the same moment the second must count. */
export const timeAfter = (map: FavouriteMap, partNo: string, now: number): number =>
  Math.max(now, (map[partNo]?.at ?? 0) + 1);

export const addChange = (changes: readonly FavouriteChange[], change: FavouriteChange): FavouriteChange[] => [
  ...changes.filter(({ partNo }) => partNo !== change.partNo),
  change,
];

/** What a guest kept, as wishes of whoever signs in. */
const toChanges = (map: FavouriteMap): FavouriteChange[] =>
  Object.entries(map).map(([partNo, kept]) => ({ partNo, ...kept, isRemoved: false }));

type Answered = {
  /** What was sent, and is known to the account now. */
  readonly sent: readonly FavouriteChange[];
  readonly items: readonly Favourite[];
};

/** The account's word, and over it what was wished while it was asked. */
export function afterSync(changes: readonly FavouriteChange[], { sent, items }: Answered) {
  const told = new Map(sent.map((one) => [one.partNo, one.at]));
  const waiting = changes.filter(({ partNo, at }) => told.get(partNo) !== at);
  const known: FavouriteMap = Object.fromEntries(items.map(({ partNo, ...kept }) => [partNo, kept]));
  return { changes: waiting, map: waiting.reduce(afterChange, known) };
}

/** What a guest kept joins what waits already; of two wishes about a part number the later one counts. */
export function withGuest(changes: readonly FavouriteChange[], map: FavouriteMap, guest: FavouriteMap) {
  const known = new Map([...toChanges(map), ...changes].map((one) => [one.partNo, one]));
  const taken = toChanges(guest).filter((one) => isLater(one, known.get(one.partNo)));
  return { changes: lastChanges([...changes, ...taken]), map: taken.reduce(afterChange, map) };
}
