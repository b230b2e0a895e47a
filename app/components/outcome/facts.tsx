import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { spanOf } from '#modules/delivery/delivery-days.ts';
import type { FactsView } from './outcome-view.ts';

type Props = {
  order: FactsView;
  isOrdered: boolean;
  /** Staff see the buyer's number under another label. */
  isForStaff?: boolean;
  className?: string;
};

/** Buyer, delivery and payment of an order. Number and date are only shown if it has been placed. */
export function Facts({ order, isOrdered, isForStaff = false, className = 'sm:grid-cols-2' }: Props) {
  const t = useTranslations('outcome.fact');
  const field = useTranslations('checkout.field');
  const meaning = useTranslations('checkout.hint');
  const inDays = useTranslations('delivery');
  const ways = useTranslations('payment.method');
  const { orderNo, date, references, ticked, comment, delivery, method, days, servicePoint, invoice } = order;
  const { paymentKind, buyer, sentByStaff } = order;
  return (
    <dl className={cx('grid gap-x-10 border-t border-line', className)}>
      {isOrdered && <Fact term={t('number')} lines={[orderNo]} />}
      {isOrdered && <Fact term={t('date')} lines={[date]} />}
      {buyer && <Fact term={t('buyer')} lines={buyer} />}
      {sentByStaff && <Fact term={t('sentByStaff')} lines={[t('staffFor', sentByStaff)]} />}
      <Fact term={t('to')} lines={delivery} />
      <Fact term={t('method')} lines={[method, ...(servicePoint ?? [])]} />
      {days && <Fact term={t('days')} lines={[inDays('days', { to: days.to, span: spanOf(days) })]} />}
      {ticked.map((name) => (
        <Fact key={name} term={field(name)} lines={[meaning(name)]} />
      ))}
      {paymentKind && <Fact term={t('payment')} lines={[ways(paymentKind)]} />}
      {invoice && <Fact term={t('invoice')} lines={invoice} />}
      {references.map(({ name, text }) => (
        <Fact key={name} term={isForStaff && name === 'orderNumber' ? t('buyersNumber') : field(name)} lines={[text]} />
      ))}
      {comment !== '' && <Fact term={field('comment')} lines={comment.split('\n')} />}
    </dl>
  );
}

function Fact({ term, lines }: { term: string; lines: readonly string[] }) {
  return (
    <div className="border-b border-line py-4">
      <dt className="text-sm text-quiet">{term}</dt>
      <dd className="mt-1 wrap-anywhere whitespace-pre-line">{lines.join('\n')}</dd>
    </div>
  );
}
