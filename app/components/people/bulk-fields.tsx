import { useTranslations } from 'use-intl';
import { TextField } from '#app/ui/fields/text-field.tsx';

type Props = { hasApprover: boolean; hasLimit: boolean; isLocked: boolean };

/** Values to set for all selected people. An empty field changes nothing; separate actions remove values. */
export function BulkFields({ hasApprover, hasLimit, isLocked }: Props) {
  const t = useTranslations('people.field');
  return (
    <>
      {hasApprover && (
        <TextField
          id="bulk-approver"
          name="approver"
          type="email"
          size="small"
          label={t('approver')}
          className="w-52"
        />
      )}
      {hasLimit && (
        <TextField
          id="bulk-limit"
          name="amountLimit"
          inputMode="decimal"
          size="small"
          label={t('amountLimit')}
          disabled={isLocked}
          className="w-32"
        />
      )}
    </>
  );
}
