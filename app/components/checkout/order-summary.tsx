import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { SummaryView } from './checkout-page-view.ts';
import { OrderTotals } from './order-totals.tsx';
import { SummaryRows } from './summary-rows.tsx';

type Props = { summary: SummaryView; isWaiting?: boolean; children?: ReactNode };

/** The goods and totals, beside the form. */
export function OrderSummary({ summary, isWaiting = false, children }: Props) {
  const t = useTranslations('checkout.summary');
  return (
    <section aria-labelledby="order-summary" className="border border-line bg-paper p-5 md:p-6">
      <h2 id="order-summary" className="font-display text-heading font-bold">
        {t('title')}
      </h2>
      <div className="mt-4 max-h-[40vh] overflow-y-auto overscroll-contain" tabIndex={-1}>
        <SummaryRows summary={summary} />
      </div>
      <Sums summary={summary} isWaiting={isWaiting} />
      {children}
    </section>
  );
}

/** On a phone: folded above the form, with the total visible. */
export function FoldedSummary({ summary, isWaiting = false }: Props) {
  const t = useTranslations('checkout.summary');
  return (
    <details className="group border border-line bg-paper md:hidden">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-4">
        <span className="flex items-center gap-2 font-semibold">
          {t('fold', { count: summary.count })}
          <ChevronDown aria-hidden="true" className="size-4.5 transition-[rotate] group-open:rotate-180" />
        </span>
        {summary.totals && (
          <span className="font-display text-xl font-bold tabular-nums">{summary.totals.payable}</span>
        )}
      </summary>
      <div className="border-t border-line px-4 pb-4">
        <SummaryRows summary={summary} />
        <Sums summary={summary} isWaiting={isWaiting} />
      </div>
    </details>
  );
}

function Sums({ summary: { totals, groups, limit, showFreeItemsDisclaimer }, isWaiting = false }: Props) {
  const t = useTranslations('checkout.summary');
  const { href } = useShop();
  const cart = useTranslations('cart');
  return (
    <>
      {groups.length > 0 && totals && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="text-sm font-semibold">{t('perWearer')}</h3>
          <dl className="mt-2 grid gap-1 text-sm tabular-nums">
            {groups.map(({ name, total }) => (
              <div key={name ?? ''} className="flex justify-between gap-4">
                <dt>{name ?? t('noWearer')}</dt>
                <dd>{total}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className="mt-4 border-t border-line pt-4">
        {totals ? <OrderTotals totals={totals} isWaiting={isWaiting} /> : <p className="text-quiet">{t('hidden')}</p>}
      </div>
      {showFreeItemsDisclaimer && <p className="mt-3 text-sm text-quiet">{cart('summary.freeItems')}</p>}
      {limit?.isExceeded && (
        <Notice tone="warn" isLive className="mt-4 text-sm">
          {cart('limit.over')} <TextLink to={href('amountLimitApprove')}>{cart('limit.ask')}</TextLink>
        </Notice>
      )}
    </>
  );
}
