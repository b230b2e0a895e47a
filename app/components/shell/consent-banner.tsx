import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { parseCookies } from '#app/browser-cookies.ts';
import { readConsent } from '#modules/tracking/consent.ts';

/** Most visitors have answered. */
const ConsentQuestion = lazy(async () => ({
  default: (await import('./consent-question.tsx')).ConsentQuestion,
}));

const openEvent = 'yrke:consent';
const changeEvent = 'yrke:consent-changed';

type ButtonProps = {
  className: string;
  /** A dialog that it stands in gives way to the banner. */
  onOpen?: () => void;
};

/** Opens the banner again, for whoever changes their mind. */
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
 * Asks once what may be stored besides the necessary. Lies over the page and blocks nothing; while a dialog asks
 * something else it waits, since one question at a time is enough. It comes with the scripts:
 * kept pages are the same for all, whether they have answered or not, and without scripts nothing asks for consent.
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
  // On the server nobody knows what this visitor has answered.
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
