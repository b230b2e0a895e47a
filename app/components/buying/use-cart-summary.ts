import { useCallback, useEffect, useRef, useState } from 'react';
import { readCookies, writeCookie } from '#app/browser-cookies.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { readSummary } from './ask-cart-answers.ts';
import { cartAnswerPaths, type SummaryView } from './cart-answers.ts';
import { cartCountCookie, readCartCount, writeCartCount } from './cart-cookie.ts';

type Told = { readonly key: string; readonly count: number };

/**
 * What this browser knows of the visitor's cart. Its cookie says at once how much is in it; the shop corrects that; and
 * what one tab learns, all others hear.
 */
export function useCartSummary(key: string) {
  const { language } = useShop();
  const [summary, setSummary] = useState<SummaryView>();
  const [count, setCount] = useState<number>();
  /** Whose cart the shop was asked for, and has answered or not. */
  const [settledKey, setSettledKey] = useState<string>();
  const channel = useRef<BroadcastChannel>(undefined);
  const known = useRef<number>(undefined);

  const tell = useCallback(
    (next: number) => {
      setCount(next);
      if (known.current === next) return;
      known.current = next;
      channel.current?.postMessage({ key, count: next } satisfies Told);
    },
    [key],
  );

  const show = useCallback(
    (next: SummaryView) => {
      // Somebody else has signed in in another tab: what is theirs is not shown here.
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

  /** A page that has changed the cart by itself knows the count; its cookie is for the next page. */
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
    opened.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.key !== key) return;
      known.current = data.count;
      setCount(data.count);
    });
    known.current = readCookie();
    setCount(known.current);
    // A visitor without the cookie who is not signed in has no cart, and nothing is asked for.
    const settle = () => setSettledKey(key);
    if (key !== anybody || readCookies()[cartCountCookie] !== undefined) void refresh().then(settle);
    else settle();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      opened.close();
      // A page below may tell of its cart before the next one is open.
      channel.current = undefined;
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [key, refresh]);

  return { summary, count, isSettled: settledKey === key, show, refresh, tellCount };
}

/** The key of whoever is not signed in. */
const anybody = 'Public';
