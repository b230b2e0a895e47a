import { CircleAlert, Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import { useDay } from '#app/components/product/use-day.ts';
import { useStockWords } from '#app/components/product/use-stock-words.ts';
import type { RowError } from '#modules/cart/cart-view.ts';
import type { CartPageView, RowView } from '../cart-page-view.ts';
import { RowServices } from './row-services.tsx';

type Props = {
  row: RowView;
  coworkers: CartPageView['coworkers'];
  errors: readonly RowError[];
  problem: string | undefined;
};

/** Stock, services and errors of the row. */
export function RowNotes({ row, coworkers, errors, problem }: Props) {
  const t = useTranslations('cart');
  const whole = errors.filter(({ kind }) => kind === 'Row');
  const ofLaundry = errors.some(({ kind }) => kind === 'LaundryError') ? row.laundry?.problem : undefined;
  return (
    <>
      <StockLine row={row} />
      {row.allowances.map((text) => (
        <p key={text} className="mt-1 text-sm text-quiet">
          {text}
        </p>
      ))}
      {(row.offersServices || row.services.length > 0) && <RowServices row={row} coworkers={coworkers} />}
      <output className="block text-sm font-medium text-danger">
        {[
          ...whole.map(({ word }) => t(`error.${word}`)),
          ...(ofLaundry === undefined ? [] : [ofLaundry]),
          ...(problem === undefined ? [] : [problem || t('error.update')]),
        ].map((text) => (
          <p key={text} className="mt-1.5 flex gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {text}
          </p>
        ))}
      </output>
    </>
  );
}

function StockLine({ row: { stock, onHand, nextDelivery, soldBy } }: { row: RowView }) {
  const t = useTranslations('cart.stock');
  const words = useStockWords();
  const day = useDay();
  const amount = useAmount();
  // A size in stock already shows this in its list.
  if (onHand === undefined)
    return stock.kind === 'in' ? null : <p className="mt-2 text-sm text-warn">{words(stock)}</p>;
  const isNone = onHand === 0;
  const text =
    nextDelivery === undefined
      ? t(isNone ? 'none' : 'short', { amount: amount(onHand, soldBy) })
      : t(isNone ? 'noneUntil' : 'shortUntil', { amount: amount(onHand, soldBy), date: day(nextDelivery) });
  return (
    <p className="mt-2 flex gap-1.5 text-sm text-warn">
      <Truck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
