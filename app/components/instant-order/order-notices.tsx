import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { CheckedLine } from './answer-view.ts';
import { OrderProblem } from './order-problem.tsx';
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

/** What became of a form that was sent without scripts: the page begins anew, and with this. */
export function OrderNotices({ told, control }: { told: ToldOrder | undefined; control: OrderControl }) {
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
      <OrderProblem place="page" control={control} className="mt-6" />
    </>
  );
}
