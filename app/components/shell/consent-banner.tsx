import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { parseCookies } from '#app/browser-cookies.ts';
import { readConsent } from '#modules/tracking/consent.ts';

/** Loaded on demand, because most visitors have answered. */
const ConsentQuestion = lazy(async () => ({
  default: (await import('./consent-question.tsx')).ConsentQuestion,
}));

const openEvent = 'yrke:consent';
const changeEvent = 'yrke:consent-changed';

type ButtonProps = {
  className: string;
  /** Called to close the surrounding dialog. */
  onOpen?: () => void;
};

/** Opens the consent banner again. */
export function ConsentButton({ className, onOpen }: ButtonProps) {
  const t = useTranslations('shell.consent');
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onOpen?.();
        window.dispatchEvent(new Event(openEvent));
      }}
    >
      {t('settings')}
    </button>
  );
}

/**
 * Asks once for consent to storage beyond the necessary. It overlays the page without blocking it, and waits while a
 * dialog is open. Rendered by scripts only: kept pages are the same for all visitors, and without scripts nothing needs
 * consent.
 */
export function ConsentBanner({ cookiePolicy }: { cookiePolicy: string | undefined }) {
  const cookies = useSyncExternalStore(
    onConsentChange,
    () => document.cookie,
    () => undefined,
  );
  const [isReopened, setReopened] = useState(false);
  useEffect(() => {
    const open = () => setReopened(true);
    window.addEventListener(openEvent, open);
    return () => window.removeEventListener(openEvent, open);
  }, []);
  // The server does not know this visitor's answer.
  if (cookies === undefined) return null;
  const { isAnswered, allowed } = readConsent(parseCookies(cookies));
  if (isAnswered && !isReopened) return null;
  return (
    <Suspense>
      <ConsentQuestion
        cookiePolicy={cookiePolicy}
        allowed={allowed}
        onAnswered={() => {
          setReopened(false);
          window.dispatchEvent(new Event(changeEvent));
        }}
      />
    </Suspense>
  );
}

function onConsentChange(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener);
  return () => window.removeEventListener(changeEvent, listener);
}
