import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageName } from '#app/frame-data/use-address-data.ts';

/** Loaded when the page is idle, because it is never part of the first screen. */
const PromotionAd = lazy(async () => ({ default: (await import('./promotion-ad.tsx')).PromotionAd }));

const pagesWithAd: readonly string[] = ['home', 'product'];

/** The advertisement for the newsletter: for visitors who are not signed in, on the front page and on products. */
export function PromotionAdSlot() {
  const page = usePageName();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 1000);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(() => setIdle(true), { timeout: 5000 });
    return () => cancelIdleCallback(id);
  }, []);
  if (!isIdle || page === undefined || !pagesWithAd.includes(page)) return null;
  return (
    <Suspense>
      <PromotionAd />
    </Suspense>
  );
}
