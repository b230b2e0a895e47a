import { useTranslations } from 'use-intl';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import type { CartActions } from '../cart-context.ts';
import { CartDialog } from '../cart-dialog.tsx';
import type { RowView, SavedCartView } from '../cart-page-view.ts';

type Props = { rows: readonly RowView[]; saved: readonly SavedCartView[]; cart: CartActions };

/** Moves rows to a saved cart or a new one. */
export function MoveDialog({ rows, saved, cart }: Props) {
  const t = useTranslations('cart');
  const rowId = rows.map(({ id }) => id);
  return (
    <CartDialog title={t('move.title')} action={t('move.do')} cart={cart} intent="move" fields={{ rowId }}>
      <RadioGroup
        label={t('move.where')}
        name="toCartId"
        defaultValue=""
        choices={[
          { value: '', label: t('move.new'), hint: t('move.newHint') },
          ...saved.map(({ id, name, rows: count }) => ({
            value: id,
            label: name || t('saved.unnamed'),
            hint: t('saved.rows', { count }),
          })),
        ]}
        look="cards"
      />
    </CartDialog>
  );
}
