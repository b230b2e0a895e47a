import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

/** The form for the address of another system. */
export function WebhookForm({ result }: { result: SubmissionResult | undefined }) {
  const t = useTranslations('fulfilment.webhooks');
  const all = useTranslations('staff');
  const isSending = useNavigation().formData?.get('intent') === 'add';
  const [form, fields] = useForm<{ url: string }>({ id: 'webhook-form', lastResult: result ?? null });
  return (
    <Form method="post" action="?" {...getFormProps(form)} className="flex flex-wrap items-start gap-3">
      <input type="hidden" name="intent" value="add" />
      <TextField
        {...getInputProps(fields.url, { type: 'url' })}
        size="small"
        label={all('field.url')}
        hint={t('urlHint')}
        error={fields.url.errors}
        autoComplete="off"
        required
        className="w-full sm:w-120"
      />
      <Button type="submit" size="small" isLoading={isSending} className="sm:mt-6.5">
        {t('add')}
      </Button>
    </Form>
  );
}
