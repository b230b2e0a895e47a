import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { readCookies, writeCookie } from '#app/browser-cookies.ts';
import type { PriceView } from '#app/price-view.server.ts';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { sessionViewCookie, viewCookie, writeHidePrice } from '#modules/pricing/view-cookie.ts';
import { type LocalSettings, readLocalSettings, type Stores, saveLocalSettings } from './local-settings.ts';
import { useIsBrowser } from './use-is-browser.ts';

const stores: Stores = { session: () => window.sessionStorage, local: () => window.localStorage };

/** The settings of this device. Undefined until the browser's storage has been read. */
export function useLocalSettings({ key, hidePrice }: Pick<PriceView, 'key' | 'hidePrice'>) {
  const t = useTranslations('account.local');
  const notify = useSnackbar();
  const { revalidate } = useRevalidator();
  const isBrowser = useIsBrowser();
  const [changed, setChanged] = useState<LocalSettings>();
  const stored = isBrowser ? (readLocalSettings(stores, key) ?? { saveLocalSettings: false, hidePrice }) : undefined;
  const settings = changed ?? stored;

  const change = (changes: Partial<LocalSettings>) => {
    if (!settings) return;
    const next = { ...settings, ...changes };
    if (!saveLocalSettings(stores, key, next)) {
      notify(t('LocalSettingsError'), { tone: 'danger' });
      return;
    }
    setChanged(next);
    mirror(key, next);
    notify(t('LocalSettingsSuccess'), { tone: 'success' });
    void revalidate();
  };
  return { settings, change };
}

/** The server renders prices by cookies, so the cookies repeat the settings and have the same lifetime. */
function mirror(key: string, { saveLocalSettings: isKept, hidePrice }: LocalSettings): void {
  const cookies = readCookies();
  const { kept, session } = writeHidePrice((name) => cookies[name], key, { hidePrice, isKept });
  writeCookie(viewCookie, kept);
  writeCookie(sessionViewCookie, session, { isForSession: true });
}
