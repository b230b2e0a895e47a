import { useMemo, useSyncExternalStore } from 'react';
import { parseCookies } from '#app/browser-cookies.ts';
import { consentPollMs } from '#core/timings.ts';
import { type Consent, readConsent } from '#modules/tracking/consent.ts';

/** Global Privacy Control, which TypeScript's browser types do not have yet. */
export const isGpc = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const readBrowserConsent = (): Consent => consentIn(document.cookie);

const consentIn = (cookies: string) => readConsent(parseCookies(cookies), { now: new Date(), isGpc: isGpc() });

/** The current consent; undefined on the server. Reads the cookie every second, because another tool may write it. */
export function useConsent(): Consent | undefined {
  const cookies = useSyncExternalStore(onConsentChange, cookiesOfConsent, onServer);
  return useMemo(() => (cookies === undefined ? undefined : consentIn(cookies)), [cookies]);
}

/** Only what belongs to consent, so that other cookies cause no new rendering. */
const cookiesOfConsent = (): string => (document.cookie.match(/\bOptanon\w+=[^;]*/g) ?? []).join('; ');
const onServer = () => undefined;

const changeEvent = 'yrke:consent-changed';

/** Reports an answer to the shop's own banner at once, without waiting for the next check. */
export const tellConsentChanged = (): void => void window.dispatchEvent(new Event(changeEvent));

/** Calls the listener every second, and at once after an answer in this page. */
export function onConsentChange(listener: () => void): () => void {
  const timer = window.setInterval(listener, consentPollMs);
  window.addEventListener(changeEvent, listener);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener(changeEvent, listener);
  };
}
