import { Gift } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CartPageView } from './cart-page-view.ts';

/** Free items of promotions. They follow the promotion, so they cannot be changed. */
export function FreeItems({ items }: { items: CartPageView['freeItems'] }) {
  const t = useTranslations('cart.free');
  if (items.length === 0) return null;
  return (
    <ul aria-label={t('title')}>
      {items.map(({ id, name, quantity, promotion }) => (
        <li key={id} className="flex items-center gap-3 border-b border-line bg-success-soft px-4 py-3">
          <Gift aria-hidden="true" className="size-5 shrink-0 text-success" />
          <span className="min-w-0 flex-1">{t('item', { quantity, name, promotion })}</span>
          <span className="font-semibold">{t('price')}</span>
        </li>
      ))}
    </ul>
  );
}
