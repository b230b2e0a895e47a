import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { formulaFacts } from '#modules/punchout-document/formula.ts';

export type SettingsView = {
  readonly targets: string;
  readonly vendor: string;
  readonly services: string;
  readonly window: string;
  readonly fields: string;
};

type Props = { settings: SettingsView; result: SubmissionResult | undefined };

/** Where carts go, and how their fields are filled. */
export function SettingsForm({ settings, result }: Props) {
  const t = useTranslations('punchout.settings');
  const isSending = useNavigation().formData?.get('intent') === 'settings';
  const [form, fields] = useForm<SettingsView>({
    id: 'punchout-settings',
    lastResult: result ?? null,
    defaultValue: settings,
  });
  const choice = (name: 'services' | 'window', values: readonly string[]) => (
    <Select
      {...getSelectProps(fields[name])}
      size="small"
      label={t(name)}
      options={values.map((value) => ({ value, label: t(`${name}Of.${value}`) }))}
    />
  );
  return (
    <Form method="post" action="?" {...getFormProps(form)} className="grid max-w-3xl gap-4">
      <FormErrorSummary errors={summaryOf([fields.targets, fields.vendor, fields.fields], form.errors)} />
      <TextArea
        {...getTextareaProps(fields.targets)}
        takes="anything"
        label={t('targets')}
        hint={t('targetsHint')}
        error={fields.targets.errors}
      />
      <TextField
        {...getInputProps(fields.vendor, { type: 'text' })}
        size="small"
        label={t('vendor')}
        error={fields.vendor.errors}
        autoComplete="off"
      />
      {choice('services', ['rows', 'folded'])}
      {choice('window', ['_top', 'asked'])}
      <TextArea
        {...getTextareaProps(fields.fields)}
        takes="anything"
        label={t('fields')}
        hint={t('fieldsHint', { facts: formulaFacts.join(', ') })}
        error={fields.fields.errors}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="settings" size="small" isLoading={isSending}>
          {t('save')}
        </Button>
        <Button type="submit" name="intent" value="preview" size="small" kind="secondary">
          {t('preview')}
        </Button>
      </div>
    </Form>
  );
}
