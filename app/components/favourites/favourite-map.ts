import {
  type Favourite,
  type FavouriteChange,
  isFavouritePartNo,
  isLater,
  isSkuOf,
  lastChanges,
} from '#modules/favourites/favourites.ts';

type StoredFavourite = Omit<Favourite, 'partNo'>;

/** Stored favourites: by part number, the sku and the time. */
export type FavouriteMap = Readonly<Record<string, StoredFavourite>>;

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

/** Parses stored favourites and ignores invalid content. */
export function parseMap(stored: string | null): FavouriteMap {
  return Object.fromEntries(
    entriesIn(stored).flatMap(([partNo, { sku, at: changedAt, addedAt }]) => {
      if (!isFavouritePartNo(partNo) || !isSkuOf(sku, partNo)) return [];
      const at = isTime(changedAt) ? changedAt : 0;
      return [[partNo, { sku, at, addedAt: isTime(addedAt) ? addedAt : at }]];
    }),
  );
}

/** Changes that are not synchronised with the account yet, by part number. */
export function parseChanges(stored: string | null): FavouriteChange[] {
  return entriesIn(stored).flatMap(([partNo, { sku, at, addedAt, isRemoved }]) =>
    isFavouritePartNo(partNo) && isSkuOf(sku, partNo) && isTime(at)
      ? [{ partNo, sku, at, addedAt: isTime(addedAt) ? addedAt : at, isRemoved: isRemoved === true }]
      : [],
  );
}

export const writeChanges = (changes: readonly FavouriteChange[]): string =>
  JSON.stringify(Object.fromEntries(changes.map(({ partNo, ...rest }) => [partNo, rest])));

/** The map after a change. The change counts as the latest one, independent of the clock. */
export function afterChange(map: FavouriteMap, { partNo, isRemoved, ...kept }: FavouriteChange): FavouriteMap {
  const { [partNo]: _, ...others } = map;
  return isRemoved ? others : { ...others, [partNo]: kept };
}

/** Ensures that the second of two changes in the same millisecond counts. */
export const timeAfter = (map: FavouriteMap, partNo: string, now: number): number =>
  Math.max(now, (map[partNo]?.at ?? 0) + 1);

export const addChange = (changes: readonly FavouriteChange[], change: FavouriteChange): FavouriteChange[] => [
  ...changes.filter(({ partNo }) => partNo !== change.partNo),
  change,
];

/** A guest's favourites as changes for the account. */
const toChanges = (map: FavouriteMap): FavouriteChange[] =>
  Object.entries(map).map(([partNo, kept]) => ({ partNo, ...kept, isRemoved: false }));

type SyncResponse = {
  /** Changes that were sent to the account. */
  readonly sent: readonly FavouriteChange[];
  readonly items: readonly Favourite[];
};

/** The account's state, with newer local changes applied. */
export function afterSync(changes: readonly FavouriteChange[], { sent, items }: SyncResponse) {
  const told = new Map(sent.map((one) => [one.partNo, one.at]));
  const waiting = changes.filter(({ partNo, at }) => told.get(partNo) !== at);
  const known: FavouriteMap = Object.fromEntries(items.map(({ partNo, ...kept }) => [partNo, kept]));
  return { changes: waiting, map: waiting.reduce(afterChange, known) };
}

/** Adds a guest's favourites to the waiting changes; the later change of a part number counts. */
export function withGuest(changes: readonly FavouriteChange[], map: FavouriteMap, guest: FavouriteMap) {
  const known = new Map([...toChanges(map), ...changes].map((one) => [one.partNo, one]));
  const taken = toChanges(guest).filter((one) => isLater(one, known.get(one.partNo)));
  return { changes: lastChanges([...changes, ...taken]), map: taken.reduce(afterChange, map) };
}
