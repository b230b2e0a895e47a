import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';
import { reconciledNoticeMs } from '#core/timings.ts';
import type { CartPageView } from './cart-page-view.ts';

/** Shows for a while what the shop removed from the cart or repriced. */
export function ReconciledNotice({ items }: { items: CartPageView['reconciled'] }) {
  const t = useTranslations('cart.reconciled');
  // The shop reports this once, so it is kept here.
  const [shown, setShown] = useState(items);
  const [latest, setLatest] = useState(items);
  if (items !== latest) {
    setLatest(items);
    if (items.length > 0) setShown(items);
  }
  useEffect(() => {
    if (shown.length === 0) return undefined;
    const timer = setTimeout(() => setShown([]), reconciledNoticeMs);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown.length === 0) return null;
  return (
    <Notice tone="warn" isLive title={t('title')} className="mt-6">
      <ul className="grid gap-1">
        {shown.map(({ sku, name, what }) => (
          <li key={sku}>
            <strong className="font-semibold">{name}</strong> {t(what)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
