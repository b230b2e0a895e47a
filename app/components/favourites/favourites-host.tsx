import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { localStore } from '#app/browser-store.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { FavouritesProvider } from './favourites-context.ts';
import { createFavouritesStore, guestKey } from './favourites-store.ts';

const syncDelayMs = 600;

const browser = () => ({
  store: localStore,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
});
const now = () => Date.now();

/** Stands once around the pages: hearts read what the browser keeps, and whoever is signed in has it in their account as well. */
export function FavouritesHost({ owner, children }: { owner: string; children: ReactNode }) {
  const t = useTranslations('hearts');
  const { language } = useShop();
  const notify = useSnackbar();
  const store = useMemo(() => createFavouritesStore(owner, browser, now), [owner]);
  useEffect(() => {
    if (owner === guestKey) return undefined;
    store.takeOverGuest();
    const sync = async () => {
      try {
        const { syncFavourites } = await import('./send-changes.ts');
        if (!(await syncFavourites(store, language))) notify(t('full'), { tone: 'danger' });
      } catch {
        // Without the script, the next page tries again.
      }
    };
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
  }, [owner, store, language, notify, t]);
  return <FavouritesProvider value={store}>{children}</FavouritesProvider>;
}
