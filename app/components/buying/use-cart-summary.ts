import { useCallback, useEffect, useRef, useState } from 'react';
import { readCookies, writeCookie } from '#app/browser-cookies.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { readSummary } from './ask-cart-answers.ts';
import { cartAnswerPaths, type SummaryView } from './cart-answers.ts';
import { cartCountCookie, readCartCount, writeCartCount } from './cart-cookie.ts';

type CountMessage = { readonly key: string; readonly count: number };

/**
 * What this browser knows about the visitor's cart. The cookie gives the count at once, the shop corrects it, and all
 * tabs are updated.
 */
export function useCartSummary(key: string) {
  const { language } = useShop();
  const [summary, setSummary] = useState<SummaryView>();
  const [count, setCount] = useState<number>();
  /** Key of the owner for whom the cart has been requested, with or without a response. */
  const [settledKey, setSettledKey] = useState<string>();
  const channel = useRef<BroadcastChannel>(undefined);
  const known = useRef<number>(undefined);

  const tell = useCallback(
    (next: number) => {
      setCount(next);
      if (known.current === next) return;
      known.current = next;
      channel.current?.postMessage({ key, count: next } satisfies CountMessage);
    },
    [key],
  );

  const show = useCallback(
    (next: SummaryView) => {
      // Another visitor signed in in another tab: their cart is not shown here.
      if (next.key !== key) return;
      setSummary(next);
      tell(next.count);
    },
    [key, tell],
  );

  const refresh = useCallback(async () => {
    const next = await readSummary(`/${language}/${cartAnswerPaths.summary}`);
    if (next) show(next);
    return next !== undefined;
  }, [language, show]);

  /** A page that changed the cart knows the count; the cookie keeps it for the next page. */
  const tellCount = useCallback(
    (next: number) => {
      if (next > 0 || readCookies()[cartCountCookie] !== undefined)
        writeCookie(cartCountCookie, writeCartCount(key, next));
      tell(next);
    },
    [key, tell],
  );

  useEffect(() => {
    const readCookie = () => readCartCount(readCookies()[cartCountCookie], key);
    const look = () => document.visibilityState === 'visible' && setCount((before) => readCookie() ?? before);
    const opened = new BroadcastChannel('yrke-cart');
    channel.current = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<CountMessage>) => {
      if (data.key !== key) return;
      known.current = data.count;
      setCount(data.count);
    });
    known.current = readCookie();
    setCount(known.current);
    // An anonymous visitor without the cookie has no cart, so no request is needed.
    const settle = () => setSettledKey(key);
    if (key !== anybody || readCookies()[cartCountCookie] !== undefined) void refresh().then(settle);
    else settle();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      opened.close();
      // A child page may report its cart before the next channel is open.
      channel.current = undefined;
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [key, refresh]);

  return { summary, count, isSettled: settledKey === key, show, refresh, tellCount };
}

/** Key of anonymous visitors. */
const anybody = 'Public';
