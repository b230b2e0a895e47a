import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { commentPrefix, quantityPrefix } from '#app/components/buying/wanted.ts';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import type { ColourView, SizeView } from '#app/components/product/product-view.ts';
import { useStock } from '#app/components/product/stock-map.ts';
import { Cell } from '#app/ui/table.tsx';
import { largestQuantity } from '#core/quantity.ts';
import { isMeasured, pieceUnit } from '#core/units.ts';
import { mayBeBought, stockStateOf } from '#modules/assortment/stock-state.ts';
import { longestComment } from '#modules/cart/cart-validation.ts';
import { useMatrixOrder } from './matrix-order.ts';

const field =
  'no-spin-buttons h-10 rounded-sm border border-edge bg-paper text-center tabular-nums hover:border-ink aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:border-line disabled:bg-sunken';

/** Quantity of a size in a colour. */
export function QuantityCell({ colour, size }: { colour: ColourView; size: SizeView | undefined }) {
  const t = useTranslations('buying.matrix');
  const stock = useStock();
  const { packSize = 1, soldBy = pieceUnit, typed = {}, bySku = {} } = useMatrixOrder() ?? {};
  const problemId = useId();
  const amount = useAmount();
  const [wanted, setWanted] = useState<number>();
  if (!size) return <Cell className="hatch" />;
  const level = stock.status === 'loaded' ? stock.of(size.sku) : undefined;
  const isGone = stock.status === 'loaded' && !mayBeBought(stockStateOf(level));
  const onHand = level?.onHandValue ?? 0;
  const isShort = onHand > 0 && (wanted ?? 0) > onHand;
  const name = `${quantityPrefix}${size.sku}`;
  const problem = bySku[size.sku];
  return (
    <Cell className="px-1 pb-2 pt-0 text-center">
      <input
        type="number"
        inputMode={isMeasured(soldBy) ? 'decimal' : 'numeric'}
        autoComplete="off"
        name={name}
        defaultValue={typed[name]}
        min={0}
        max={largestQuantity}
        step={packSize}
        disabled={isGone}
        onChange={({ currentTarget }) => setWanted(currentTarget.valueAsNumber)}
        aria-label={t('quantityOf', { colour: colour.name, size: size.code })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        className={`${field} w-full max-w-18`}
      />
      <SizeProblem id={problemId} words={problem} />
      {isShort && (
        <output className="mt-1 block text-xs leading-tight text-warn">
          {t('only', { amount: amount(onHand, soldBy) })}
        </output>
      )}
    </Cell>
  );
}

/** Shown below its field. */
function SizeProblem({ id, words }: { id: string; words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <span id={id} className="mt-1 block text-xs leading-tight text-danger">
      {words}
    </span>
  );
}

/** Comment on the pieces of a colour; shown when there are any. */
export function CommentCell({ colour, columns }: { colour: ColourView; columns: number }) {
  const t = useTranslations('buying.matrix');
  const { typed = {} } = useMatrixOrder() ?? {};
  const name = `${commentPrefix}${colour.partNo}`;
  return (
    <Cell colSpan={columns} className="px-1 pb-2 pt-0">
      <input
        name={name}
        defaultValue={typed[name]}
        maxLength={longestComment}
        autoComplete="off"
        aria-label={t('commentFor', { colour: colour.name })}
        placeholder={t('comment')}
        // Fills the available width, so that the columns do not move when it appears.
        className={`${field} sticky left-34 w-full max-w-64 min-w-34 px-3 text-left md:left-62 md:max-w-96`}
      />
    </Cell>
  );
}
