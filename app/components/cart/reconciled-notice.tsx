import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';
import { reconciledNoticeMs } from '#core/timings.ts';
import type { CartPageView } from './cart-page-view.ts';

/** What the shop has taken out of the cart or given another price, told for a while. */
export function ReconciledNotice({ items }: { items: CartPageView['reconciled'] }) {
  const t = useTranslations('cart.reconciled');
  const [told, setTold] = useState<CartPageView['reconciled']>();
  useEffect(() => {
    if (items.length === 0) return undefined;
    const timer = setTimeout(() => setTold(items), reconciledNoticeMs);
    return () => clearTimeout(timer);
  }, [items]);
  if (items.length === 0 || items === told) return null;
  return (
    <Notice tone="warn" isLive title={t('title')} className="mt-6">
      <ul className="grid gap-1">
        {items.map(({ sku, name, what }) => (
          <li key={sku}>
            <strong className="font-semibold">{name}</strong> {t(what)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
