import { useTranslations } from 'use-intl';
import { ProductPicture } from '#app/components/catalogue/card-picture.tsx';
import { usePackedAmount } from '#app/components/catalogue/use-amount.ts';
import { useDay } from '#app/components/product/use-day.ts';
import type { SummaryView } from './checkout-page-view.ts';

export function SummaryRows({ summary: { rows, gifts } }: { summary: SummaryView }) {
  const t = useTranslations('checkout.summary');
  const cart = useTranslations('cart');
  const amount = usePackedAmount();
  const day = useDay();
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map(
          ({ id, name, detail, partNo, quantity, soldBy, packSize, picture, price, before, later, services = [] }) => (
            <li key={id} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 py-3">
              <ProductPicture picture={{ path: picture }} alt="" sizes="56px" className="w-full bg-[#f4f2ee]" />
              <div className="min-w-0">
                <p className="text-sm font-semibold leading-snug">{name}</p>
                {partNo !== undefined && <p className="text-sm text-quiet tabular-nums">{partNo}</p>}
                <p className="text-sm text-quiet">{detail}</p>
                <p className="text-sm text-quiet tabular-nums">
                  {t('quantity', { quantity: amount(quantity, soldBy, packSize) })}
                </p>
                {later !== undefined && <p className="text-sm text-warn">{t('later', { date: day(later) })}</p>}
                {services.map((service) => (
                  <p key={service.id} className="mt-1 flex justify-between gap-3 text-sm">
                    <span className="wrap-anywhere">+ {service.text}</span>
                    <span className="tabular-nums">{service.price}</span>
                  </p>
                ))}
              </div>
              <p className="text-right text-sm tabular-nums">
                {before !== undefined && <del className="block text-quiet">{before}</del>}
                {price !== undefined && <span className="font-semibold">{price}</span>}
              </p>
            </li>
          ),
        )}
        {gifts.map(({ id, name, quantity, promotion }) => (
          <li key={id} className="flex justify-between gap-3 py-3 text-sm">
            <span>{cart('free.item', { quantity, name, promotion })}</span>
            <span className="font-semibold text-success">{cart('free.price')}</span>
          </li>
        ))}
      </ul>
      {rows.some(({ services = [] }) => services.length > 0) && (
        <p className="py-3 text-sm text-quiet">{cart('row.madeForYou')}</p>
      )}
    </>
  );
}
