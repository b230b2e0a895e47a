import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

type Props = {
  result: SubmissionResult | undefined;
  /** The address that a link of the report has filled in. */
  from: string;
  /** Name of the market that the member of staff is in. */
  market: string;
};

/** The form for a new redirect. */
export function RedirectForm({ result, from, market }: Props) {
  const t = useTranslations('redirects');
  const isSending = useNavigation().formData?.get('intent') === 'add';
  const [form, fields] = useForm<{ from: string; to: string; place: string }>({
    id: 'redirect-form',
    lastResult: result ?? null,
    defaultValue: { from, place: 'everywhere' },
  });
  return (
    <Form method="post" action="?" {...getFormProps(form)} className="grid gap-3">
      <input type="hidden" name="intent" value="add" />
      <FormErrorSummary errors={summaryOf([fields.from, fields.to], form.errors)} />
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          {...getInputProps(fields.from, { type: 'text' })}
          key="from"
          size="small"
          label={t('field.from')}
          hint={t('fromHint')}
          error={fields.from.errors}
          autoComplete="off"
          className="w-full sm:w-80"
        />
        <TextField
          {...getInputProps(fields.to, { type: 'text' })}
          key="to"
          size="small"
          label={t('field.to')}
          hint={t('toHint')}
          error={fields.to.errors}
          autoComplete="off"
          className="w-full sm:w-80"
        />
        <Select
          id={fields.place.id}
          name="place"
          defaultValue={fields.place.initialValue ?? 'everywhere'}
          size="small"
          label={t('field.market')}
          options={[
            { value: 'everywhere', label: t('everywhere') },
            { value: 'market', label: market },
          ]}
        />
        <Button type="submit" size="small" isLoading={isSending} className="mt-6.5">
          {t('add')}
        </Button>
      </div>
    </Form>
  );
}
