const storageKey = 'yrke_recently_viewed';
const most = 12;

const isPartNo = (value: unknown): value is string => typeof value === 'string' && /^[A-Z0-9]{8}$/.test(value);

/** Parses the stored list and ignores invalid content. */
export function parseViewed(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isPartNo).slice(0, most + 1) : [];
  } catch {
    return [];
  }
}

/** The latest first, without duplicates. Keeps one more than is shown, because the current product is left out. */
export function withViewed(viewed: readonly string[], basePartNo: string): string[] {
  return [basePartNo, ...viewed.filter((one) => one !== basePartNo)].slice(0, most + 1);
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores a viewed product, if given, and returns those viewed before. Without consent to personalisation nothing is
 * stored, and the old list is deleted.
 */
export function noteViewed(store: Store, isAllowed: boolean, basePartNo: string | undefined): string[] {
  if (!isAllowed) {
    store.removeItem(storageKey);
    return [];
  }
  const viewed = parseViewed(store.getItem(storageKey));
  if (basePartNo !== undefined) store.setItem(storageKey, JSON.stringify(withViewed(viewed, basePartNo)));
  return viewed.filter((one) => one !== basePartNo).slice(0, most);
}
