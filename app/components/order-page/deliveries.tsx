import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ParcelView } from './order-page-view.ts';
import { Section } from './section.tsx';

/** The deliveries of an order, with tracking. */
export function Deliveries({ deliveries }: { deliveries: readonly ParcelView[] }) {
  const t = useTranslations('fulfilment.orders');
  return (
    <Section id="deliveries" title={t('deliveries')}>
      {deliveries.length === 0 && <p className="text-quiet">{t('noDeliveries')}</p>}
      <ul className="grid gap-3 empty:hidden sm:grid-cols-2">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="border border-line bg-paper p-4">
            <Delivery delivery={delivery} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Delivery({ delivery }: { delivery: ParcelView }) {
  const t = useTranslations('fulfilment.orders');
  const history = useTranslations('history');
  const page = useTranslations('order-page');
  const dayOf = useDay();
  const { dispatchNumber, carrier, trackingNumber, trackingUrl, day, expectedOn, arrivedOn, pieces, noteHref } =
    delivery;
  const where = arrivedOn
    ? history('where.arrived', { day: dayOf(arrivedOn) })
    : expectedOn
      ? `${history('where.underWay')} · ${history('where.expected', { day: dayOf(expectedOn) })}`
      : history('where.underWay');
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-display text-xl font-bold">{dispatchNumber}</h3>
        <span className="text-sm text-quiet">{dayOf(day)}</span>
      </div>
      <p className="mt-1 font-semibold">{where}</p>
      <p className="mt-1 text-sm text-quiet">
        {[t('pieces', { count: pieces }), carrier, trackingUrl ? '' : trackingNumber].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        {trackingUrl && (
          <TextLink to={trackingUrl} isExternal className="py-1 text-sm">
            {history('track')}
            {trackingNumber && <span className="sr-only"> {trackingNumber}</span>}
          </TextLink>
        )}
        <TextLink to={noteHref} reloadDocument className="py-1 text-sm">
          {page('deliveryNote')}
          <span className="sr-only"> {dispatchNumber}</span>
        </TextLink>
      </p>
    </>
  );
}
