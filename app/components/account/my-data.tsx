import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { IntentForm, useIsSending } from './intent-form.tsx';

type Props = { mayDelete: boolean; result: SubmissionResult | undefined };

/** Download and removal of the customer's personal data. */
export function MyData({ mayDelete, result }: Props) {
  const t = useTranslations('account.data');
  const { href } = useShop();
  return (
    <div className="grid gap-6">
      <p>
        {/* A file, not a page: the browser loads it, not the router. */}
        <a href={href('accountExport')} download className={buttonClasses({ kind: 'secondary' })}>
          <Download aria-hidden="true" className="size-5" />
          {t('download')}
        </a>
      </p>
      {mayDelete ? (
        <Disclosure label={t('delete')} isOpen={result !== undefined} className="border-t border-line pt-4">
          <DeleteForm result={result} />
        </Disclosure>
      ) : (
        <Notice>{t('askAdministrator')}</Notice>
      )}
    </div>
  );
}

function DeleteForm({ result }: Pick<Props, 'result'>) {
  const t = useTranslations('account');
  const isSending = useIsSending('delete-account');
  const [form, fields] = useForm<{ password: string; understood: string }>({
    id: 'delete-form',
    lastResult: result ?? null,
  });
  return (
    <IntentForm intent="delete-account" {...getFormProps(form)} className="grid max-w-xl gap-5">
      <FormErrorSummary errors={summaryOf([fields.password, fields.understood], form.errors)} />
      <Notice tone="danger" title={t('data.warningTitle')}>
        {t('data.warning')}
      </Notice>
      <PasswordField
        {...getInputProps(fields.password, { type: 'password', value: false })}
        label={t('field.password')}
        error={fields.password.errors}
        className="max-w-md"
      />
      <Checkbox
        {...getInputProps(fields.understood, { type: 'checkbox' })}
        label={t('data.understood')}
        error={fields.understood.errors}
      />
      <Button type="submit" kind="danger" isLoading={isSending} className="justify-self-start">
        {t('data.deleteNow')}
      </Button>
    </IntentForm>
  );
}
