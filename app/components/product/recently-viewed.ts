const storageKey = 'yrke_recently_viewed';
const most = 12;

const isPartNo = (value: unknown): value is string => typeof value === 'string' && /^[A-Z0-9]{8}$/.test(value);

/** What a browser has kept of it. Whatever else stands there counts for nothing. */
export function parseViewed(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isPartNo).slice(0, most + 1) : [];
  } catch {
    return [];
  }
}

/** The last one first, each once. One more than is shown, since the product that is open is not shown. */
export function withViewed(viewed: readonly string[], basePartNo: string): string[] {
  return [basePartNo, ...viewed.filter((one) => one !== basePartNo)].slice(0, most + 1);
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Notes that a product was looked at, if one was, and answers with those looked at before it. Without consent to what is functional
 * nothing is kept, and what was kept before is forgotten.
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
