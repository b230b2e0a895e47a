import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStock } from '#app/components/product/stock-map.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { buttonClasses } from '#app/ui/button-style.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { stockStateOf } from '#modules/assortment/stock-state.ts';

const RestockForm = lazy(async () => ({ default: (await import('./restock-form.tsx')).RestockForm }));

/**
 * For a size out of stock: a form for a mail when it is back. The form loads on click; without scripts it is a page.
 */
export function RestockOffer({ sku }: { sku: string | undefined }) {
  const t = useTranslations('restock');
  const { href } = useShop();
  const { uniqueName = '' } = useParams();
  const stock = useStock();
  const [openFor, setOpenFor] = useState<string>();
  const isOut = sku !== undefined && stock.status === 'loaded' && stockStateOf(stock.of(sku)).kind === 'out';
  if (!isOut) return null;
  const page = href('productNotify', { uniqueName });
  if (openFor === sku)
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <RestockForm key={sku} href={page} sku={sku} takesFocus />
      </Suspense>
    );
  return (
    <a
      href={`${page}?${new URLSearchParams({ sku })}`}
      onClick={(event) => {
        event.preventDefault();
        setOpenFor(sku);
      }}
      className={buttonClasses({ kind: 'secondary', className: 'w-full' })}
    >
      <Bell aria-hidden="true" className="size-5" />
      {t('offer')}
    </a>
  );
}
