import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QuantityField } from '#app/ui/fields/quantity-field.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import type { CartActions } from '../cart-context.ts';
import { CartDialog } from '../cart-dialog.tsx';
import type { RowView } from '../cart-page-view.ts';

const kinds = ['Default', 'Partial', 'Full'] as const;

/** Splits a row, for another wearer or comment. */
export function SplitDialog({ row, cart }: { row: RowView; cart: CartActions }) {
  const t = useTranslations('cart.split');
  const [kind, setKind] = useState<string>('Default');
  const { id, name, quantity, packSize } = row;
  return (
    <CartDialog title={t('title')} action={t('do')} cart={cart} intent="split" fields={{ rowId: id }}>
      <p>{t('text', { name, quantity })}</p>
      <RadioGroup
        label={t('how')}
        name="kind"
        value={kind}
        onChange={setKind}
        choices={kinds.map((value) => ({
          value,
          label: t(value),
          hint: t(value === 'Full' && packSize > 1 ? 'FullPacksHint' : `${value}Hint`),
        }))}
        look="cards"
      />
      {kind === 'Partial' && (
        <QuantityField
          name="quantity"
          label={t('quantity')}
          defaultValue={packSize}
          min={packSize}
          max={quantity - packSize}
          step={packSize}
        />
      )}
    </CartDialog>
  );
}
