import type { BrowserStore } from '#app/browser-store.ts';
import { type FavouriteChange, mostItems } from '#modules/favourites/favourites.ts';
import {
  addChange,
  afterChange,
  afterSync,
  type FavouriteMap,
  noFavourites,
  parseChanges,
  parseMap,
  timeAfter,
  withGuest,
  writeChanges,
} from './favourite-map.ts';

/** Key of anonymous visitors. */
export const guestKey = 'Public';

const mapKeyOf = (owner: string) => `yrke_favourites.${owner}`;
const settledKeyOf = (owner: string) => `yrke_favourites_settled.${owner}`;
const changesKeyOf = (owner: string) => `yrke_favourite_changes.${owner}`;

export type FavouritesStore = ReturnType<typeof createFavouritesStore>;

type Browser = Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly store: BrowserStore };

/**
 * The favourites that a browser stores for one owner: a guest, a consumer, or a buyer in one company. All tabs share
 * the storage and get updates through its events.
 */
export function createFavouritesStore(owner: string, browser: () => Browser, now: () => number) {
  const listeners = new Set<() => void>();
  let last: { text: string | null; map: FavouriteMap } = { text: null, map: noFavourites };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const read = (key: string) => browser().store.getItem(key);

  function map(): FavouriteMap {
    const text = read(mapKeyOf(owner));
    if (text !== last.text) last = { text, map: parseMap(text) };
    return last.map;
  }

  const changes = (): FavouriteChange[] => parseChanges(read(changesKeyOf(owner)));

  function write(next: FavouriteMap, waiting: readonly FavouriteChange[], settledAt?: number): boolean {
    const { store } = browser();
    const isKept =
      (waiting.length > 0
        ? store.setItem(changesKeyOf(owner), writeChanges(waiting))
        : store.removeItem(changesKeyOf(owner))) && store.setItem(mapKeyOf(owner), JSON.stringify(next));
    if (!isKept) return false;
    if (settledAt !== undefined) store.setItem(settledKeyOf(owner), String(settledAt));
    tell();
    return true;
  }

  return {
    owner,
    map,
    changes,
    subscribe: (listener: () => void): (() => void) => {
      const hear = ({ key }: StorageEvent) => {
        // A null key means that the storage was cleared.
        if (key === null || key === mapKeyOf(owner)) listener();
      };
      listeners.add(listener);
      browser().addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        browser().removeEventListener('storage', hear);
      };
    },
    /** Adds a sku of a part number, or removes the part number; a restored one keeps its original time. */
    set(partNo: string, sku: string | undefined, added?: number): 'kept' | 'full' | 'failed' {
      const before = map();
      if (sku !== undefined && !(partNo in before) && Object.keys(before).length >= mostItems) return 'full';
      const isRemoved = sku === undefined;
      const at = timeAfter(before, partNo, now());
      const addedAt = before[partNo]?.addedAt ?? added ?? at;
      const change = { partNo, sku: sku ?? partNo, at, addedAt, isRemoved };
      const waiting = owner === guestKey ? [] : addChange(changes(), change);
      return write(afterChange(before, change), waiting) ? 'kept' : 'failed';
    },
    /** After sign-in, takes over the guest's favourites. */
    takeOverGuest(): void {
      const guest = parseMap(read(mapKeyOf(guestKey)));
      if (owner === guestKey || Object.keys(guest).length === 0) return;
      const merged = withGuest(changes(), map(), guest);
      if (write(merged.map, merged.changes)) browser().store.removeItem(mapKeyOf(guestKey));
    },
    /** Applies a response of the account. Responses may arrive out of order; older ones are ignored. */
    settle({ at, ...answered }: Parameters<typeof afterSync>[1] & { readonly at: number }): void {
      if (at < Number(read(settledKeyOf(owner)))) return;
      const after = afterSync(changes(), answered);
      write(after.map, after.changes, at);
    },
  };
}
