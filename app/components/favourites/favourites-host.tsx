import { type ReactNode, useEffect, useMemo } from 'react';
import { useShop } from '#app/components/shell/use-shop.ts';
import { FavouritesProvider } from './favourites-context.ts';
import { createFavouritesStore, guestKey } from './favourites-store.ts';

const syncDelayMs = 600;

/** Stands once around the pages: hearts read what the browser keeps, and whoever is signed in has it in their account as well. */
export function FavouritesHost({ owner, children }: { owner: string; children: ReactNode }) {
  const { language } = useShop();
  const store = useMemo(
    () =>
      createFavouritesStore(
        owner,
        () => window,
        () => Date.now(),
      ),
    [owner],
  );
  useEffect(() => {
    if (owner === guestKey) return undefined;
    store.takeOverGuest();
    const sync = () =>
      import('./sync-favourites.ts').then(
        ({ syncFavourites }) => syncFavourites(store, language),
        () => undefined,
      );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = store.subscribe(() => {
      clearTimeout(timer);
      if (store.changes().length > 0) timer = setTimeout(() => void sync(), syncDelayMs);
    });
    void sync();
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [owner, store, language]);
  return <FavouritesProvider value={store}>{children}</FavouritesProvider>;
}
