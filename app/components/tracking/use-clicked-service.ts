import { useState, useSyncExternalStore } from 'react';
import { readCookies } from '#app/browser-cookies.ts';
import { localStore } from '#app/browser-store.ts';
import { type ClickedService, clickOn, isStillClicked } from '#modules/tracking/consent.ts';
import { onConsentChange, tellConsentChanged } from './browser-consent.ts';

/** Whether the visitor has clicked to load a service of another company. The click is remembered in this browser. */
export function useClickedService(service: ClickedService) {
  const key = `yrke_shows_${service}`;
  const isRemembered = useSyncExternalStore(
    onConsentChange,
    () => isStillClicked(localStore.getItem(key), readCookies(), new Date()),
    () => false,
  );
  // A browser without storage shows it until the page is left.
  const [isForNow, setForNow] = useState(false);
  return {
    isClicked: isRemembered || isForNow,
    click: () => {
      setForNow(!localStore.setItem(key, clickOn(new Date())));
      tellConsentChanged();
    },
    forget: () => {
      setForNow(false);
      localStore.removeItem(key);
      tellConsentChanged();
    },
  };
}
