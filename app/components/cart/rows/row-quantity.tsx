import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import { QuantityField } from '#app/ui/fields/quantity-field.tsx';
import { largestQuantity, smallestQuantity } from '#core/quantity.ts';
import { isMeasured, pieceUnit } from '#core/units.ts';
import { useCart } from '../cart-context.ts';
import type { RowView } from '../cart-page-view.ts';
import { type QuantityProblem, readTypedQuantity } from './typed-quantity.ts';

/** The quantity. An invalid one is not sent: it stays in the field with the reason, and the cart is unchanged. */
export function RowQuantity({ row }: { row: RowView }) {
  const t = useTranslations('cart.row');
  const { change, remove } = useCart();
  const units = useTranslations('units');
  const amount = useAmount();
  const { id, name, quantity, packSize, soldBy } = row;
  /** The typed text, which may not be a quantity yet. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<QuantityProblem>();
  const wish = (value: number | undefined) => {
    const asked = readTypedQuantity(value, packSize, soldBy);
    setProblem(asked.problem);
    if (asked.quantity !== undefined && asked.quantity !== quantity) change(id, { quantity: asked.quantity });
  };
  const leave = () => {
    if (typed !== undefined && Number(typed) === 0 && typed.trim() !== '') void remove([row]);
    // A number between packs is replaced by the old quantity.
    if (problem === undefined || problem === 'packs') setTyped(undefined);
  };
  const hint = [
    ...(soldBy === pieceUnit ? [] : [amount(quantity, soldBy)]),
    ...(packSize > 1 && problem !== 'packs' ? [units('packs', { packs: quantity / packSize, count: packSize })] : []),
  ];
  return (
    <QuantityField
      size="small"
      label={t('quantityOf', { name })}
      isLabelHidden
      name="quantity"
      value={typed ?? quantity}
      min={packSize}
      max={largestQuantity}
      step={packSize}
      inputMode={isMeasured(soldBy) ? 'decimal' : 'numeric'}
      onChange={({ currentTarget }) =>
        // Steps by the buttons give whole numbers; only typing produces intermediate values.
        setTyped(document.activeElement === currentTarget ? currentTarget.value : undefined)
      }
      onQuantityChange={wish}
      onBlur={leave}
      hint={hint.join('. ')}
      error={problem && t(problem, { count: packSize, minimum: smallestQuantity, maximum: largestQuantity })}
    />
  );
}
