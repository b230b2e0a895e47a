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

type Props = {
  owner: string;
  /** No hearts: many buyers of a procurement system share its account. */
  isHidden: boolean;
  children: ReactNode;
};

/** Wraps all pages once: hearts read the browser's storage, which is synchronised with the account after sign-in. */
export function FavouritesHost({ owner, isHidden, children }: Props) {
  const t = useTranslations('hearts');
  const { language } = useShop();
  const notify = useSnackbar();
  const store = useMemo(() => createFavouritesStore(owner, browser, now), [owner]);
  useEffect(() => {
    if (owner === guestKey || isHidden) return undefined;
    store.takeOverGuest();
    const sync = async () => {
      try {
        const { syncFavourites } = await import('./send-changes.ts');
        if (!(await syncFavourites(store, language))) notify(t('full'), { tone: 'danger' });
      } catch {
        // If the script does not load, the next page tries again.
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
  }, [owner, isHidden, store, language, notify, t]);
  return <FavouritesProvider value={isHidden ? undefined : store}>{children}</FavouritesProvider>;
}
