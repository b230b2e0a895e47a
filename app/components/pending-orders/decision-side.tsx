import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { cx } from '#app/ui/class-names.ts';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { DecisionAnswer, DecisionView } from './pending-view.ts';
import { RaiseLimit } from './raise-limit.tsx';

/** Facts about the order, and its effect on limit and credit: as it is, or after the decision that is previewed. */
export function DecisionSide({ order, answer }: { order: DecisionView; answer: DecisionAnswer | undefined }) {
  const t = useTranslations('pending-orders');
  const { buyer, project, reference, comment, approver, deputies, proofsHref } = order;
  const costs = answer?.preview?.side ?? { ...order, total: order.totalNow ?? order.total };
  const { total, freight, taxes, totalTerm, limit, credit } = costs;
  const facts: [string, string | undefined][] = [
    [t('column.buyer'), buyer],
    [t('column.project'), project],
    [t('reference'), reference],
    [t('comment'), comment],
    [t('column.approver'), approver || t('admins')],
    ...deputies.map(({ name, until }): [string, string] => [t('deputy.until', { day: until }), name]),
    [t('freight'), freight],
    ...taxes.map(({ term, amount }): [string, string] => [term, amount]),
    [totalTerm, total],
  ];
  return (
    <>
      <DetailSection title={t('facts')}>
        <Facts facts={facts} sum={totalTerm} />
        {proofsHref !== undefined && (
          <PageLink href={proofsHref} className="mt-3 inline-flex min-h-11 items-center underline">
            {t('proofs')}
          </PageLink>
        )}
      </DetailSection>
      {(limit || credit) && (
        <DetailSection title={t('money')}>
          <Facts
            facts={[
              [t('limitBefore'), limit?.amount],
              [t('limitLeftBefore'), limit?.before],
              [t('limitAfter'), limit?.left],
              [t('creditBefore'), credit?.before],
              [t('creditAfter'), credit?.after],
            ]}
          />
          {limit?.isOver && <p className="mt-2 text-sm font-semibold text-danger">{t('overLimit')}</p>}
          {limit && order.mayRaise && <RaiseLimit currency={limit.currency} answer={answer} />}
        </DetailSection>
      )}
    </>
  );
}

type FactsProps = {
  facts: readonly (readonly [string, string | undefined])[];
  /** The label of a sum, which is bold. */
  sum?: string;
};

function Facts({ facts, sum }: FactsProps) {
  return (
    <dl className="grid gap-2">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={`${label} ${value}`} className="flex flex-wrap justify-between gap-x-4">
            <dt className={cx('text-sm', label === sum ? 'font-semibold' : 'text-quiet')}>{label}</dt>
            <dd className={cx('wrap-anywhere tabular-nums', label === sum && 'font-semibold')}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
