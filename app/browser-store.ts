type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Browser storage between pages; changes return whether they succeeded. */
export type BrowserStore = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => boolean;
  removeItem: (key: string) => boolean;
};

/**
 * A browser may forbid its storage, so that even accessing it throws, or the storage may be full. Then nothing is
 * stored.
 */
export function safeStore(find: () => RawStorage): BrowserStore {
  const attempt = <T>(use: (store: RawStorage) => T, otherwise: T): T => {
    try {
      return use(find());
    } catch {
      return otherwise;
    }
  };
  const change = (use: (store: RawStorage) => void) =>
    attempt((store) => {
      use(store);
      return true;
    }, false);
  return {
    getItem: (key) => attempt((store) => store.getItem(key), null),
    setItem: (key, value) => change((store) => store.setItem(key, value)),
    removeItem: (key) => change((store) => store.removeItem(key)),
  };
}

export const localStore = safeStore(() => window.localStorage);
export const sessionStore = safeStore(() => window.sessionStorage);
