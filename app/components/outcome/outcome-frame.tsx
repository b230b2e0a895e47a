import { Ban, CircleCheck, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OrderTotals } from '#app/components/checkout/order-totals.tsx';
import { SummaryRows } from '#app/components/checkout/summary-rows.tsx';
import { Ruler } from '#app/ui/page-heading.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Facts } from './facts.tsx';
import type { OrderOutcome } from './outcome-view.ts';

const tones = {
  success: { Icon: CircleCheck, looks: 'text-success' },
  danger: { Icon: CircleX, looks: 'text-danger' },
  stopped: { Icon: Ban, looks: 'text-quiet' },
  waiting: { Icon: Clock3, looks: 'text-warn' },
  busy: { Icon: undefined, looks: '' },
} satisfies Record<string, { Icon: LucideIcon | undefined; looks: string }>;

type Props = {
  order: OrderOutcome;
  /** `cart`: not paid. `waiting`: not placed yet, because approval or payment is missing. */
  stage: 'cart' | 'waiting' | 'ordered';
  tone: keyof typeof tones;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** Content below the title, such as the next steps. */
  children?: ReactNode;
};

/** The result of a checkout: a sentence, the actions, and the order. */
export function OutcomeFrame({ order, stage, tone, title, text, actions, children }: Props) {
  const t = useTranslations('outcome');
  const cart = useTranslations('cart');
  const tax = useTranslations('order.tax');
  const { Icon, looks } = tones[tone];
  const { summary } = order;
  return (
    <>
      <title>{`${title} | Yrke`}</title>
      <header>
        <div className="flex max-w-3xl items-start gap-4 md:gap-5">
          {Icon ? (
            <Icon aria-hidden="true" className={`mt-1 size-9 shrink-0 md:mt-2 md:size-12 ${looks}`} />
          ) : (
            <Spinner size="large" label="" className="mt-1 shrink-0" />
          )}
          <div className="min-w-0">
            <h1 className="font-display text-title font-bold text-balance wrap-anywhere">{title}</h1>
            <output className="mt-3 block text-lg text-pretty wrap-anywhere text-quiet">{text}</output>
            <div className="mt-6 flex flex-wrap gap-3 max-sm:[&>*]:w-full">{actions}</div>
          </div>
        </div>
        <Ruler className="mt-8" />
      </header>
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-8">
          {children}
          <Facts order={order} isOrdered={stage !== 'cart'} />
        </div>
        <section aria-labelledby="ordered" className="border border-line bg-paper p-5 md:p-6">
          <h2 id="ordered" className="mb-2 font-display text-heading font-bold">
            {t(`what.${stage}`)}
          </h2>
          <SummaryRows summary={summary} />
          {summary.totals && (
            <div className="mt-2 border-t border-line pt-4">
              <OrderTotals totals={summary.totals} />
            </div>
          )}
          {order.untaxed && <p className="mt-3 text-sm text-quiet">{tax(order.untaxed)}</p>}
          {summary.showFreeItemsDisclaimer && <p className="mt-3 text-sm text-quiet">{cart('summary.freeItems')}</p>}
        </section>
      </div>
    </>
  );
}
