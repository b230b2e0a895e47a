import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { messageKinds } from '#modules/punchout-order/message-kinds.ts';

export type DocumentsView = {
  readonly url: string;
  readonly hasSecret: boolean;
  readonly sends: readonly string[];
};

type Props = { documents: DocumentsView; result: SubmissionResult | undefined };

/** Where documents about orders go, and which. */
export function DocumentsForm({ documents, result }: Props) {
  const t = useTranslations('punchout');
  const isSending = useNavigation().formData?.get('intent') === 'documents';
  const [form, fields] = useForm<{ url: string; password: string; sends: string[] }>({
    id: 'punchout-documents',
    lastResult: result ?? null,
    defaultValue: { url: documents.url, sends: [...documents.sends] },
  });
  const checked = [fields.sends.initialValue ?? []].flat().map(String);
  return (
    <Form method="post" action="?" {...getFormProps(form)} className="grid max-w-3xl gap-4">
      <FormErrorSummary errors={summaryOf([fields.url, fields.password], form.errors)} />
      <TextField
        {...getInputProps(fields.url, { type: 'text' })}
        size="small"
        label={t('orderDocuments.url')}
        hint={t('orderDocuments.urlHint')}
        error={fields.url.errors}
        takes="anything"
        autoComplete="off"
      />
      <PasswordField
        {...getInputProps(fields.password, { type: 'password' })}
        size="small"
        label={t('orderDocuments.password')}
        hint={t(documents.hasSecret ? 'orderDocuments.passwordKept' : 'orderDocuments.passwordNone')}
        error={fields.password.errors}
        autoComplete="off"
      />
      <fieldset>
        <legend className="font-semibold">{t('orderDocuments.sends')}</legend>
        <div className="grid sm:grid-cols-3 sm:gap-x-4">
          {messageKinds.map((kind) => (
            <Checkbox
              key={kind}
              id={`punchout-sends-${kind}`}
              name="sends"
              value={kind}
              defaultChecked={checked.includes(kind)}
              label={t(`kind.${kind}`)}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" name="intent" value="documents" size="small" isLoading={isSending}>
          {t('settings.save')}
        </Button>
      </div>
    </Form>
  );
}
