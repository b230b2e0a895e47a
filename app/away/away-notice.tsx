import { CircleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { onAway, type AwayNotice as What } from './away-event.ts';

/**
 * A notice over any page while the shop is unavailable: typed values stay, sent values may not be saved. It disappears
 * when the shop answers again.
 */
export function AwayNotice() {
  const t = useTranslations('shell.away');
  const ui = useTranslations('ui');
  const [notice, setNotice] = useState<What>();
  useEffect(() => onAway(setNotice), []);
  if (!notice) return null;
  return (
    <div
      role="alert"
      // An open dialog hides everything else from screen readers; this attribute keeps the notice accessible.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-snackbar flex justify-center p-4 sm:justify-start sm:p-6"
    >
      <div className="pointer-events-auto flex w-full items-center gap-3 bg-ink py-2 pl-5 pr-2 text-ground shadow-[inset_4px_0_0_#ff9d92] sm:max-w-xl">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-[#ff9d92]" />
        <p className="min-w-0 flex-1 py-2 wrap-anywhere">{t(notice)}</p>
        <button
          type="button"
          aria-label={ui('close')}
          onClick={() => setNotice(undefined)}
          className="grid size-11 shrink-0 place-items-center hover:bg-white/10"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}
