import { ChevronDown, X } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sessionStore } from '#app/browser-store.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { readAnswer } from '#app/read-answer.ts';
import { Button } from '#app/ui/button.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { requestTimeoutMs } from '#core/timings.ts';
import { type AdState, firstAdState, nextAdState } from '#modules/newsletter/ad-state.ts';
import { type AdAnswer, type AdContent, adAnswerPath } from './ad-answer.ts';
import { PromotionDialog } from './promotion-dialog.tsx';

const visitKey = 'promotion-ad';

/** Remembered for the visit: whether it has expanded, and whether it was hidden. */
function rememberedState(): AdState {
  const kept = sessionStore.getItem(visitKey);
  return { ...firstAdState, hasExpanded: kept !== null, isDismissed: kept === 'dismissed' };
}

/** In a corner of the screen, so the page does not move; below the consent banner and below dialogs. */
export function PromotionAd() {
  const t = useTranslations('newsletter-form');
  const { open } = useDialog();
  const content = useAdContent();
  const [state, send] = useReducer(nextAdState, undefined, rememberedState);
  useEffect(() => {
    if (content) send({ kind: 'loaded' });
  }, [content]);
  useEffect(() => {
    if (state.isDismissed) sessionStore.setItem(visitKey, 'dismissed');
    else if (state.hasExpanded) sessionStore.setItem(visitKey, 'expanded');
  }, [state]);
  useEffect(() => {
    const look = () =>
      send({ kind: 'scrolled', pageHeight: document.documentElement.scrollHeight, scroll: window.scrollY });
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that opened the dialog may be gone; without it the focus would start at the top of the page.
    if (wasOpen.current && state.view === 'minimised') opener.current?.focus({ preventScroll: true });
    wasOpen.current = state.view === 'dialog';
  }, [state.view]);
  if (!content || state.view === 'hidden' || state.view === 'dialog') return null;
  const openDialog = () => {
    send({ kind: 'opened' });
    open({
      component: PromotionDialog,
      props: { content, onClosed: () => send({ kind: 'closed' }) },
      size: 'large',
    });
  };
  return (
    <aside
      aria-label={t('ad')}
      data-view={state.view}
      className="fixed bottom-4 left-4 z-20 max-w-[calc(100vw-2rem)] border border-ink bg-paper shadow-overlay in-[body:has(#consent-title)]:invisible in-[body:has([role=dialog])]:invisible print:hidden"
    >
      {state.view === 'minimised' ? (
        <div className="flex items-center">
          <button
            ref={opener}
            type="button"
            onClick={openDialog}
            className="min-h-11 cursor-pointer border-l-6 border-signal px-4 py-2 text-left font-display text-lg font-semibold hover:underline"
          >
            {content.title}
          </button>
          <IconButton label={t('hide')} onClick={() => send({ kind: 'dismissed' })}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      ) : (
        <div className="w-80 max-w-full border-l-6 border-signal p-5">
          <div className="flex items-start gap-2">
            <h2 className="flex-1 font-display text-2xl font-semibold text-balance">{content.title}</h2>
            <IconButton label={t('minimise')} onClick={() => send({ kind: 'minimised' })} className="-mt-2">
              <ChevronDown aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label={t('hide')} onClick={() => send({ kind: 'dismissed' })} className="-mt-2 -mr-2">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          <p className="mt-2 text-sm">{content.text}</p>
          <Button onClick={openDialog} className="mt-4 w-full">
            {t('open')}
          </Button>
        </div>
      )}
    </aside>
  );
}

/** Undefined until it is loaded, and if there is no complete content: then there is no advertisement. */
function useAdContent(): AdContent | undefined {
  const { language } = useShop();
  const [content, setContent] = useState<AdContent>();
  useEffect(() => {
    const stopped = new AbortController();
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(requestTimeoutMs)]);
    fetch(`/${language}/${adAnswerPath}`, { signal })
      .then((answer) => readAnswer<AdAnswer>(answer, 'content'))
      .then((said) => said?.content && setContent(said.content))
      // Without its data there is no advertisement.
      .catch(() => undefined);
    return () => stopped.abort();
  }, [language]);
  return content;
}
