import { getFormProps, getInputProps, getSelectProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

export type SecretView = {
  readonly id: string;
  readonly name: string;
  readonly customerId: number;
  readonly buyerName: string;
  readonly createdAt: Date;
};

type Buyer = { readonly id: number; readonly name: string };

/** Without `buyers` there are too many to choose from. */
type Props = {
  secrets: readonly SecretView[];
  buyers: readonly Buyer[] | undefined;
  result: SubmissionResult | undefined;
};

/** The secrets of a connection: two are valid at a time, so that a system can change from one to the next. */
export function Secrets({ secrets, buyers, result }: Props) {
  const t = useTranslations('punchout.secret');
  const dayOf = useMoment('day');
  const [form, fields] = useForm<{ name: string; customerId: string }>({
    id: 'punchout-secret',
    lastResult: result ?? null,
  });
  return (
    <>
      <ul className="mb-4 divide-y divide-line text-sm empty:hidden">
        {secrets.map(({ id, name, customerId, buyerName, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <span className="wrap-anywhere">
              {t('since', { name, day: dayOf(createdAt), person: `${buyerName} (${customerId})` })}
            </span>
            <Form method="post" action="?" preventScrollReset>
              <input type="hidden" name="intent" value="endSecret" />
              <input type="hidden" name="credentialId" value={id} />
              <Button type="submit" kind="danger" size="small" aria-label={`${t('end')}: ${name}`}>
                {t('end')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" action="?" {...getFormProps(form)} className="flex flex-wrap items-start gap-3">
        <div className="w-full empty:hidden">
          <FormErrorSummary errors={summaryOf([fields.name, fields.customerId], form.errors)} />
        </div>
        <input type="hidden" name="intent" value="addSecret" />
        <TextField
          {...getInputProps(fields.name, { type: 'text' })}
          size="small"
          label={t('name')}
          error={fields.name.errors}
          autoComplete="off"
          required
        />
        {buyers ? (
          <Select
            {...getSelectProps(fields.customerId)}
            size="small"
            label={t('person')}
            error={fields.customerId.errors}
            options={buyers.map(({ id, name }) => ({ value: String(id), label: `${name} (${id})` }))}
            required
          />
        ) : (
          <TextField
            {...getInputProps(fields.customerId, { type: 'text' })}
            size="small"
            label={t('buyer')}
            error={fields.customerId.errors}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        )}
        <Button type="submit" size="small" className="sm:mt-6.5">
          {t('add')}
        </Button>
      </Form>
    </>
  );
}
