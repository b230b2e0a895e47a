import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QuantityField } from '#app/ui/quantity-field.tsx';
import { fitToFactor, largestQuantity } from '#core/quantity.ts';
import { useCart } from './cart-context.ts';
import type { RowView } from './cart-page-view.ts';

/** How many. What does not fit the pack is not sent: the old number stays, and the pack size is told. */
export function RowQuantity({ row }: { row: RowView }) {
  const t = useTranslations('cart.row');
  const { change, remove } = useCart();
  const { id, name, quantity, packSize } = row;
  /** What is being typed, which need not be a quantity yet. */
  const [typed, setTyped] = useState<string>();
  const [isUnfit, setUnfit] = useState(false);
  const wish = (value: number | undefined) => {
    const fitting = value === undefined || value <= 0 ? undefined : fitToFactor(value, packSize);
    setUnfit(value !== undefined && value > 0 && fitting === undefined);
    if (fitting !== undefined && fitting !== quantity) change(id, { quantity: fitting });
  };
  const leave = () => {
    if (typed !== undefined && Number(typed) === 0 && typed.trim() !== '') void remove([row]);
    setTyped(undefined);
  };
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
      onChange={({ currentTarget }) =>
        // A step by its buttons is a whole number; only what is typed passes through others.
        setTyped(document.activeElement === currentTarget ? currentTarget.value : undefined)
      }
      onQuantityChange={wish}
      onBlur={leave}
      hint={packSize > 1 && !isUnfit && t('packs', { count: packSize })}
      error={isUnfit ? t('packs', { count: packSize }) : undefined}
    />
  );
}
