import { useCallback, useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { readCookies, writeCookie } from '#app/browser-cookies.ts';
import { localStore, sessionStore } from '#app/browser-store.ts';
import { useBuying } from '#app/components/buying/buying-context.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { PriceView } from '#app/price-view.server.ts';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';
import { parseStoredChoice, type StoredChoice } from '#modules/pricing/price-mode.ts';
import { viewCookie, writeChoice } from '#modules/pricing/view-cookie.ts';

const storageKey = (key: string) => `priceMode-${key}`;
const askedKey = (key: string) => `priceMode-asked-${key}`;

/**
 * Stores the choice in a cookie, so that the next page renders with it, and in the browser's storage, which lasts
 * longer.
 */
function useChoosePrices(key: string): (choice: StoredChoice) => void {
  const { revalidate } = useRevalidator();
  return useCallback(
    (choice) => {
      localStore.setItem(storageKey(key), choice);
      writeCookie(viewCookie, writeChoice(readCookies()[viewCookie], key, choice));
      void revalidate();
    },
    [key, revalidate],
  );
}

/**
 * Asks visitors without a stored choice how to show prices. Dialogs never overlap: the question about merging carts
 * comes first. A person who decides on an order by a link from a mail, or who has scanned the label of a garment, or whose cart went back
 * to a procurement system, buys nothing there and is not asked.
 */
export function PriceQuestion({ prices: { key, asks } }: { prices: PriceView }) {
  const { open } = useDialog();
  const { isAsking } = useBuying();
  const choose = useChoosePrices(key);
  const { href } = useShop();
  const { pathname } = useLocation();
  const buysNothing =
    pathname === href('decideOrder') ||
    pathname === href('checkoutStatusPunchoutConfirmed') ||
    pathname.startsWith(href('garment', { id: '-' }).slice(0, -1));
  useEffect(() => {
    if (!asks || buysNothing) return;
    const stored = parseStoredChoice(localStore.getItem(storageKey(key)));
    if (stored) choose(stored);
    else if (!isAsking && sessionStore.getItem(askedKey(key)) === null) {
      // After closing without an answer, it is not asked again in this session.
      sessionStore.setItem(askedKey(key), 'yes');
      open({ component: PriceDialog, props: { viewKey: key }, fullScreenBelow: 'never' });
    }
  }, [asks, buysNothing, isAsking, key, choose, open]);
  return null;
}

function PriceDialog({ viewKey }: { viewKey: string }) {
  const t = useTranslations('shell.prices');
  const { close } = useDialog();
  const choose = useChoosePrices(viewKey);
  const options = [
    { choice: 'incVAT', text: t('incl'), hint: t('inclHint') },
    { choice: 'exVAT', text: t('excl'), hint: t('exclHint') },
  ] as const;
  return (
    <DialogFrame title={t('title')}>
      <p>{t('text')}</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        {options.map(({ choice, text, hint }) => (
          <button
            key={choice}
            type="button"
            className="cursor-pointer border border-line p-5 text-left hover:border-ink hover:bg-signal"
            onClick={() => {
              choose(choice);
              close();
            }}
          >
            <span className="block font-display text-2xl font-semibold">{text}</span>
            <span className="mt-1 block text-sm text-quiet">{hint}</span>
          </button>
        ))}
      </div>
    </DialogFrame>
  );
}

/** Shows the current price display, and switches it. */
export function PriceSwitch({ prices: { key, mode, mayChoose }, className }: { prices: PriceView; className: string }) {
  const t = useTranslations('shell.prices');
  const choose = useChoosePrices(key);
  if (!mayChoose) return null;
  return (
    <button
      type="button"
      className={`h-11 cursor-pointer items-center font-medium hover:underline ${className}`}
      onClick={() => choose(mode === 'incl' ? 'exVAT' : 'incVAT')}
    >
      {mode === 'incl' ? t('shownIncl') : t('shownExcl')}
    </button>
  );
}
