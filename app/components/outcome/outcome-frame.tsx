import { Ban, CircleCheck, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OrderTotals } from '#app/components/checkout/order-totals.tsx';
import { SummaryRows } from '#app/components/checkout/summary-rows.tsx';
import { Ruler } from '#app/ui/page-heading.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
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
  tone: keyof typeof tones;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** What happens now. */
  children?: ReactNode;
};

/** What became of an order: in a sentence, what to do now, and what it was. */
export function OutcomeFrame({ order, tone, title, text, actions, children }: Props) {
  const t = useTranslations('outcome');
  const cart = useTranslations('cart');
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
            <output className="mt-3 block text-lg text-pretty text-quiet">{text}</output>
            <div className="mt-6 flex flex-wrap gap-3 max-sm:[&>*]:w-full">{actions}</div>
          </div>
        </div>
        <Ruler className="mt-8" />
      </header>
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-8">
          {children}
          <Facts order={order} />
        </div>
        <section aria-labelledby="ordered" className="border border-line bg-paper p-5 md:p-6">
          <h2 id="ordered" className="font-display text-heading font-bold">
            {t('ordered')}
          </h2>
          <SummaryRows summary={summary} />
          {summary.totals && (
            <div className="mt-2 border-t border-line pt-4">
              <OrderTotals totals={summary.totals} />
            </div>
          )}
          {summary.showFreeItemsDisclaimer && <p className="mt-3 text-sm text-quiet">{cart('summary.freeItems')}</p>}
        </section>
      </div>
    </>
  );
}

function Facts({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome.fact');
  const ways = useTranslations('payment');
  const { orderNo, orderLabel, delivery, method, servicePoint, invoice, paymentKind } = order;
  return (
    <dl className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      <Fact term={t('number')} lines={[orderNo]} />
      {orderLabel !== undefined && <Fact term={t('label')} lines={[orderLabel]} />}
      <Fact term={t('to')} lines={delivery} />
      <Fact term={t('method')} lines={[method, ...(servicePoint ?? [])]} />
      <Fact term={t('payment')} lines={[ways(`method.${paymentKind}`)]} />
      {invoice && <Fact term={t('invoice')} lines={invoice} />}
    </dl>
  );
}

function Fact({ term, lines }: { term: string; lines: readonly string[] }) {
  return (
    <div className="border-b border-line py-4">
      <dt className="text-sm text-quiet">{term}</dt>
      <dd className="mt-1">
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </dd>
    </div>
  );
}
