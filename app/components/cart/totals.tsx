import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCheckoutDoor } from '#app/components/checkout/checkout-door.ts';
import { cx } from '#app/ui/class-names.ts';
import { totalWordsOf } from '#modules/pricing/total-words.ts';
import type { TotalsView } from './cart-page-view.ts';
import { OpenTax, TotalLine } from './total-line.tsx';

/** Totals in the order of addition. Faded while new ones load. */
export function Totals({ totals, isWaiting }: { totals: TotalsView; isWaiting: boolean }) {
  const t = useTranslations('cart.summary');
  const free = useTranslations('cart.free');
  const { goods, discounts, shipping, shippingPromotion, taxes, payable } = totals;
  const isIncluded = totals.mode === 'incl';
  const words = totalWordsOf(totals);
  const { isFromProcurement } = useCheckoutDoor();
  return (
    <div aria-busy={isWaiting} className={cx('mt-5 tabular-nums transition-opacity', isWaiting && 'opacity-50')}>
      <dl className="grid gap-2">
        <TotalLine term={t(words.goods)}>{goods}</TotalLine>
        {discounts.map(({ id, name, off }) => (
          <TotalLine key={id} term={name} className="text-success">
            {off}
          </TotalLine>
        ))}
      </dl>
      {!isFromProcurement && (
        <Shipping
          shipping={totals.isShippingFree ? shipping && free('price') : shipping}
          promotion={shippingPromotion}
        />
      )}
      <dl className="mt-2 grid gap-2">
        {taxes === undefined ? (
          <OpenTax />
        ) : (
          taxes.map(({ rate, tax }) => (
            <TotalLine key={rate} term={t(words.tax, { rate })} className={cx(isIncluded && 'text-sm text-quiet')}>
              {tax}
            </TotalLine>
          ))
        )}
        <TotalLine
          term={t(words.payable)}
          className="mt-2 items-baseline border-t border-ink pt-4 font-display text-2xl font-bold"
        >
          <output aria-live="polite">{payable}</output>
        </TotalLine>
      </dl>
    </div>
  );
}

type ShippingProps = { shipping: string | undefined; promotion: TotalsView['shippingPromotion'] };

/** The delivery method is chosen in the next step, so this section can be folded. A cart that goes back to a procurement system has none. */
function Shipping({ shipping, promotion }: ShippingProps) {
  const t = useTranslations('cart.summary');
  const explain = useTranslations('cart.explain');
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <div className="my-3 border-y border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-4 text-left"
      >
        <span>{t('shipping')}</span>
        <span className="flex items-center gap-2">
          {shipping}
          <ChevronDown aria-hidden="true" className={cx('size-4.5 transition-[rotate]', isOpen && 'rotate-180')} />
        </span>
      </button>
      <p id={id} hidden={!isOpen} className="pb-3 text-sm text-quiet">
        {t('shippingLater')}
        {promotion && (
          <span className="block text-success">
            {promotion.isFree ? explain('free', { name: promotion.name }) : promotion.name}
          </span>
        )}
      </p>
    </div>
  );
}
