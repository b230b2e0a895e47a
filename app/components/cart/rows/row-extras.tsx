import { useTranslations } from 'use-intl';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { longestComment } from '#modules/cart/cart-validation.ts';
import type { RowError } from '#modules/cart/cart-view.ts';
import { useCart } from '../cart-context.ts';
import type { RowView } from '../cart-page-view.ts';
import { Fold } from '../fold.tsx';
import { PriceExplanation } from '../price-explanation.tsx';
import type { RowSurroundings } from './cart-row.tsx';
import { RowSelect } from './row-select.tsx';

type Props = { row: RowView; surroundings: RowSurroundings; errors: readonly RowError[] };

/** Wearer and comment. */
export function RowExtras({ row, surroundings: { coworkers, needs, isBusiness }, errors }: Props) {
  const t = useTranslations('cart');
  const { change } = useCart();
  const { id, name, comment, coworkerId, personalPacking, emailPacking, price } = row;
  const errorsAt = (kind: RowError['kind']) =>
    errors.filter((error) => error.kind === kind).map(({ word }) => t(`error.${word}`));
  const field = (
    <TextField
      size="small"
      name="comment"
      label={t('row.commentOf', { name })}
      isLabelHidden
      placeholder={t('row.commentHint')}
      value={comment}
      maxLength={longestComment}
      onChange={({ currentTarget }) => change(id, { comment: currentTarget.value })}
      error={errorsAt('Comment')}
      required={needs.comment}
      autoComplete="off"
      className="max-w-md"
    />
  );
  return (
    <div className="mt-2.5 flex flex-wrap items-start gap-x-5 gap-y-2">
      {isBusiness && coworkers.length > 0 && (
        <>
          <RowSelect
            name="coworkerId"
            label={t('row.wearerOf', { name })}
            isLabelHidden
            placeholder={t('row.chooseWearer')}
            onChange={({ currentTarget: { value } }) =>
              change(id, { coworkerId: value === '' ? undefined : Number(value) })
            }
            items={coworkers}
            chosen={coworkers.find((one) => one.id === coworkerId)}
            toOption={(one) => ({ value: String(one.id), label: one.name })}
            error={errorsAt('CustomerSelect')}
            required={needs.coworker}
            className="w-56"
          />
          {/* An unticked box sends nothing, so this hidden field sends its value. */}
          <input type="hidden" name="personalPacking" value="false" />
          <Checkbox
            name="personalPacking"
            value="true"
            label={<span className="text-sm">{t('row.personalPacking')}</span>}
            checked={personalPacking}
            onChange={({ currentTarget }) => change(id, { personalPacking: currentTarget.checked })}
            className="-my-1"
          />
          {personalPacking && (
            <TextField
              // Saved on blur, because a partial address is invalid.
              type="email"
              size="small"
              name="emailPacking"
              label={t('row.emailPackingOf', { name })}
              isLabelHidden
              placeholder={t('row.emailPacking')}
              defaultValue={emailPacking}
              onBlur={({ currentTarget: { value } }) => {
                if (value.trim() !== emailPacking) change(id, { emailPacking: value });
              }}
              className="w-64"
            />
          )}
        </>
      )}
      {needs.comment ? (
        <div className="min-w-48 flex-1 basis-64">{field}</div>
      ) : (
        <Fold label={t('row.comment')} opensAtOnce={comment !== ''}>
          {field}
        </Fold>
      )}
      {typeof price === 'object' && <PriceExplanation name={name} steps={price.steps} />}
    </div>
  );
}
