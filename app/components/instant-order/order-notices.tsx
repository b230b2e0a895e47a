import { useTranslations } from 'use-intl';
import { AddProblem } from '#app/components/buying/add-problem.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { CheckedLine } from './answer-view.ts';
import type { OrderControl } from './use-order-table.ts';

/** What a form was answered that was sent without scripts. */
export type ToldOrder = {
  readonly lines: readonly CheckedLine[];
  readonly words?: string;
  /** What was pasted and could not be taken over. */
  readonly text?: string;
  /** How many lines went into the cart. */
  readonly added?: number;
};

/** What became of the form, and what was in the way. */
export function OrderNotices({
  told,
  control: { problem, check, addProblem, addAll },
}: {
  told: ToldOrder | undefined;
  control: OrderControl;
}) {
  const t = useTranslations();
  const { href } = useShop();
  return (
    <>
      {told?.added !== undefined && (
        <Notice
          tone="success"
          className="mt-6"
          actions={
            <PageLink href={href('checkout')} className="font-semibold underline">
              {t('buying.toCart')}
            </PageLink>
          }
        >
          {t('instant-order.added', { count: told.added })}
        </Notice>
      )}
      {problem && (
        <Notice
          tone="danger"
          isLive
          className="mt-6"
          actions={
            problem.mayRetry && (
              <Button size="small" kind="secondary" onClick={() => void check()}>
                {t('buying.retry')}
              </Button>
            )
          }
        >
          {problem.words}
        </Notice>
      )}
      <AddProblem problem={addProblem} onRetry={() => void addAll()} className="mt-6" />
    </>
  );
}
