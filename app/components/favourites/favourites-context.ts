import { createContext, useContext, useSyncExternalStore } from 'react';
import { type FavouriteMap, noFavourites } from './favourite-map.ts';
import type { FavouritesStore } from './favourites-store.ts';

const Context = createContext<FavouritesStore | undefined>(undefined);

export const FavouritesProvider = Context.Provider;

/** Undefined outside of the shop's frame. */
export const useFavouritesHere = (): FavouritesStore | undefined => useContext(Context);

export function useFavourites(): FavouritesStore {
  const store = useContext(Context);
  if (!store) throw new Error('outside of <FavouritesHost>');
  return store;
}

const nothing = () => noFavourites;

/** All favourites. Empty on the server, because they are stored in the browser. */
export function useFavouriteMap(): FavouriteMap {
  const store = useFavourites();
  return useSyncExternalStore(store.subscribe, store.map, nothing);
}
