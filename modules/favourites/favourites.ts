/** What is kept of a product in a colour. The sku names a size where one was chosen, otherwise it is the part number. */
export type Favourite = {
  readonly partNo: string;
  readonly sku: string;
  /** Milliseconds: of two changes to the same part number the later one counts. */
  readonly at: number;
  /** Milliseconds: since when it is kept, whichever size of it. */
  readonly addedAt: number;
};

/** Somebody's wish about a part number: to keep it, or not any more. */
export type FavouriteChange = Favourite & { readonly isRemoved: boolean };

/** One that may leave it to the list since when. */
export type FavouriteWish = Omit<FavouriteChange, 'addedAt'> & { readonly addedAt?: number | undefined };

export type FavouriteList = {
  /** None until something is kept in the list that everybody has. */
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

/** The list that everybody has is called by a word instead of an id. */
export const defaultList = 'default';

const partNumber = /^[A-Z0-9]{12}$/;

export const isFavouritePartNo = (text: unknown): text is string => typeof text === 'string' && partNumber.test(text);

/** A sku of the part number, with or without its size. */
export const isSkuOf = (sku: unknown, partNo: string): sku is string =>
  typeof sku === 'string' && sku.startsWith(partNo) && /^[A-Z0-9]{0,8}(?:-[A-Z0-9]{1,5})?$/.test(sku.slice(12));

/** What the link of a shared list has in it. */
export const isShareToken = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export const hasSize = ({ partNo, sku }: Pick<Favourite, 'partNo' | 'sku'>): boolean => sku.length > partNo.length;

/** Whether a change counts against what is known. Of two at the same moment the one that removes does. */
export function isLater(change: FavouriteChange, known: FavouriteChange | undefined): boolean {
  if (!known || change.at > known.at) return true;
  return change.at === known.at && change.isRemoved && !known.isRemoved;
}

/** In the time of the shop: a clock that is slow would lose every wish, and one that is fast win against those after it. */
export function inShopTime(changes: readonly FavouriteChange[], sentAt: number, now: number): FavouriteChange[] {
  const inTime = (at: number) => Math.max(0, at + now - sentAt);
  return changes.map((change) => ({ ...change, at: inTime(change.at), addedAt: inTime(change.addedAt) }));
}

/** One change for each part number: the last. */
export function lastChanges(changes: readonly FavouriteChange[]): FavouriteChange[] {
  const last = new Map<string, FavouriteChange>();
  for (const change of changes) if (isLater(change, last.get(change.partNo))) last.set(change.partNo, change);
  return [...last.values()];
}

/**
 * What a list takes of some changes: those that are later than what it knows. When it is full, what would be new in it is left
 * out, the oldest first; nothing that was there is pushed out.
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
