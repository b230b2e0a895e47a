import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { approvalKindNames, approvalKinds } from '#modules/approval-rules/approval-kinds.ts';
import { comparisons } from '#modules/rules/condition.ts';
import type { ConditionLine, ValueChoices } from './rule-view.ts';

type Props = {
  number: number;
  line: ConditionLine;
  choices: ValueChoices;
  currency: string;
  error: string | undefined;
  /** True if a condition is required. */
  kindError: string | undefined;
};

/** One condition: what is looked at, how it is compared, and with what. */
export function ConditionFields({ number, line, choices, currency, error, kindError }: Props) {
  const t = useTranslations('approval-rules');
  const [kind, setKind] = useState(line.kind);
  const type = kind === '' ? undefined : approvalKinds[kind];
  const offered = comparisons.filter((one) => type === 'number' || one === 'EQUAL' || one === 'NOT_EQUAL');
  const isAmount = kind === 'ORDER_VALUE' || kind === 'ROW_VALUE';
  const chosen = kind === '' ? undefined : choices[kind];
  const fieldId = `value.${number}`;
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-3 md:grid-cols-3">
      <legend className="sr-only">{t('condition', { number })}</legend>
      <Select
        id={`kind.${number}`}
        name={`kind.${number}`}
        label={t('condition', { number })}
        placeholder={t('noCondition')}
        options={approvalKindNames.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        error={kindError}
        onChange={(event) => setKind(approvalKindNames.find((one) => one === event.currentTarget.value) ?? '')}
      />
      {type !== undefined && (
        <Select
          key={type}
          name={`is.${number}`}
          label={t('comparison')}
          options={offered.map((value) => ({ value, label: t(type === 'flag' ? `flag.${value}` : `is.${value}`) }))}
          defaultValue={line.is}
        />
      )}
      {type !== undefined && type !== 'flag' && (
        <div key={kind} className="min-w-0">
          {chosen ? (
            <Select
              id={fieldId}
              name={fieldId}
              label={t('value')}
              options={chosen}
              defaultValue={line.value}
              error={error}
            />
          ) : (
            <TextField
              id={fieldId}
              name={fieldId}
              label={isAmount ? t('amount', { currency }) : t('value')}
              inputMode={type === 'number' ? 'decimal' : 'text'}
              defaultValue={line.value}
              error={error}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}
