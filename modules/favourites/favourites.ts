/** A product in one colour. `sku` includes the size if one was chosen; otherwise it equals the part number. */
export type Favourite = {
  readonly partNo: string;
  readonly sku: string;
  /** Time of the change in milliseconds: the later of two changes to a part number counts. */
  readonly at: number;
  /** Since when the part number is in the list, in milliseconds, in any size. */
  readonly addedAt: number;
};

/** A change to a part number: add or remove. */
export type FavouriteChange = Favourite & { readonly isRemoved: boolean };

/** A change without `addedAt`, which the list fills in. */
export type FavouriteWish = Omit<FavouriteChange, 'addedAt'> & { readonly addedAt?: number | undefined };

export type FavouriteList = {
  /** Undefined until the default list has its first item. */
  readonly id: string | undefined;
  readonly name: string;
  readonly isDefault: boolean;
  readonly itemCount: number;
  readonly modified: Date | undefined;
  readonly shareToken: string | undefined;
};

export const mostLists = 50;
export const mostItems = 1000;
export const longestListName = 80;

/** Stands for the id of the default list in addresses. */
export const defaultList = 'default';

const partNumber = /^[A-Z0-9]{12}$/;

export const isFavouritePartNo = (text: unknown): text is string => typeof text === 'string' && partNumber.test(text);

/** True for the part number itself, or for a sku of it. */
export const isSkuOf = (sku: unknown, partNo: string): sku is string =>
  typeof sku === 'string' && sku.startsWith(partNo) && /^[A-Z0-9]{0,8}(?:-[A-Z0-9]{1,5})?$/.test(sku.slice(12));

/** Format of the token in the link of a shared list. */
export const isShareToken = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export const hasSize = ({ partNo, sku }: Pick<Favourite, 'partNo' | 'sku'>): boolean => sku.length > partNo.length;

/** Whether a change overrides the stored one. At equal times, removal wins. */
export function isLater(change: FavouriteChange, known: FavouriteChange | undefined): boolean {
  if (!known || change.at > known.at) return true;
  return change.at === known.at && change.isRemoved && !known.isRemoved;
}

/**
 * Converts device times to shop time: a slow clock would lose every change, and a fast one would override later
 * changes.
 */
export function inShopTime(changes: readonly FavouriteChange[], sentAt: number, now: number): FavouriteChange[] {
  const inTime = (at: number) => Math.max(0, at + now - sentAt);
  return changes.map((change) => ({ ...change, at: inTime(change.at), addedAt: inTime(change.addedAt) }));
}

/** Reduces changes to the last one for each part number. */
export function lastChanges(changes: readonly FavouriteChange[]): FavouriteChange[] {
  const last = new Map<string, FavouriteChange>();
  for (const change of changes) if (isLater(change, last.get(change.partNo))) last.set(change.partNo, change);
  return [...last.values()];
}

/**
 * Selects the changes that are later than the stored ones. When the list is full, new items are left out, the oldest
 * first; existing items stay.
 */
export function takeChanges(
  known: readonly FavouriteChange[],
  changes: readonly FavouriteChange[],
  most: number = mostItems,
): { readonly taken: readonly FavouriteChange[]; readonly leftOut: readonly string[] } {
  const before = new Map(known.map((one) => [one.partNo, one]));
  const isKept = ({ partNo }: FavouriteChange) => before.get(partNo)?.isRemoved === false;
  const counting = lastChanges(changes).filter((change) => isLater(change, before.get(change.partNo)));
  const isNew = (change: FavouriteChange) => !change.isRemoved && !isKept(change);
  const gone = counting.filter((change) => change.isRemoved && isKept(change)).length;
  const room = most - (known.filter(({ isRemoved }) => !isRemoved).length - gone);
  const added = counting.filter(isNew).toSorted((a, b) => b.at - a.at);
  const leftOut = new Set(added.slice(Math.max(0, room)).map(({ partNo }) => partNo));
  return { taken: counting.filter(({ partNo }) => !leftOut.has(partNo)), leftOut: [...leftOut] };
}
