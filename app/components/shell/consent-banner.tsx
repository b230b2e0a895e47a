import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { tellConsentChanged, useConsent } from '#app/components/tracking/browser-consent.ts';
import { useTrackingSettings } from '#app/components/tracking/tracking-settings.ts';
import type { TrackingSettings } from '#modules/tracking/tracking-settings.ts';

/** Loaded on demand, because most visitors have answered. */
const ConsentQuestion = lazy(async () => ({
  default: (await import('./consent-question.tsx')).ConsentQuestion,
}));

const openEvent = 'yrke:consent';

/** The interface of the consent tool, present once its script has loaded. */
type ConsentToolWindow = Window & { OneTrust?: { ToggleInfoDisplay: () => void } };

type ButtonProps = {
  className: string;
  /** Called to close the surrounding dialog. */
  onOpen?: () => void;
};

/** Opens the consent banner again, or that of the consent tool in its place. */
export function ConsentButton({ className, onOpen }: ButtonProps) {
  const t = useTranslations('shell.consent');
  const { consentTool } = useTrackingSettings();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onOpen?.();
        if (consentTool) (window as ConsentToolWindow).OneTrust?.ToggleInfoDisplay();
        else window.dispatchEvent(new Event(openEvent));
      }}
    >
      {t('settings')}
    </button>
  );
}

/**
 * Asks for consent to storage beyond the necessary: once, again after a year, and after a change of the policy. It overlays the page without blocking it, and waits while a
 * dialog is open. Rendered by scripts only: kept pages are the same for all visitors, and without scripts nothing needs
 * consent.
 */
export function ConsentBanner({ cookiePolicy }: { cookiePolicy: string | undefined }) {
  const consent = useConsent();
  const { consentTool } = useTrackingSettings();
  const [isReopened, setReopened] = useState(false);
  useEffect(() => {
    const open = () => setReopened(true);
    window.addEventListener(openEvent, open);
    return () => window.removeEventListener(openEvent, open);
  }, []);
  useEffect(() => {
    if (consentTool) loadConsentTool(consentTool);
  }, [consentTool]);
  // The server does not know this visitor's answer.
  if (consent === undefined || consentTool) return null;
  if (consent.isAnswered && !isReopened) return null;
  return (
    <Suspense>
      <ConsentQuestion
        cookiePolicy={cookiePolicy}
        allowed={consent.allowed}
        onAnswered={() => {
          setReopened(false);
          tellConsentChanged();
        }}
      />
    </Suspense>
  );
}

/** Loads the script of the consent tool, which shows its own banner and writes the same cookies. */
function loadConsentTool({ url, id }: NonNullable<TrackingSettings['consentTool']>): void {
  if (document.getElementById('consent-tool')) return;
  const script = document.createElement('script');
  script.id = 'consent-tool';
  script.src = url;
  if (id !== undefined) script.dataset.domainScript = id;
  document.head.append(script);
}
