import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { CheckedLine } from './answer-view.ts';
import { OrderProblem } from './order-problem.tsx';
import type { OrderControl } from './use-order-table.ts';

/** The result of a form sent without scripts. */
export type OrderFormResult = {
  readonly lines: readonly CheckedLine[];
  readonly words?: string;
  /** Pasted text that could not be read. */
  readonly text?: string;
  /** Number of lines added to the cart. */
  readonly added?: number;
};

/** Shows the result of a form sent without scripts. */
export function OrderNotices({ told, control }: { told: OrderFormResult | undefined; control: OrderControl }) {
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
