import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

/** Where another system listens. */
export function WebhookForm({ result }: { result: SubmissionResult | undefined }) {
  const t = useTranslations('fulfilment.webhooks');
  const all = useTranslations('staff');
  const isSending = useNavigation().formData?.get('intent') === 'add';
  const typed = result?.initialValue?.url;
  return (
    <Form method="post" action="?" className="flex flex-wrap items-start gap-3">
      <input type="hidden" name="intent" value="add" />
      <TextField
        type="url"
        name="url"
        size="small"
        label={all('field.url')}
        hint={t('urlHint')}
        defaultValue={typeof typed === 'string' ? typed : ''}
        error={result?.error?.url}
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
