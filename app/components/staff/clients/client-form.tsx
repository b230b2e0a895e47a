import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormPage } from '#app/work/form/form-page.tsx';
import type { ClientView } from './client-view.ts';
import { ScopeBoxes } from './scope-boxes.tsx';

type Values = { name: string; person: string; companyId: string; allMarkets: string; scopes: string[] };

type Props = { client?: ClientView; services: readonly string[]; result: SubmissionResult | undefined };

/** The form for a new API client, or for name, scopes and reach of an existing one. The account it acts as cannot be changed. */
export function ClientForm({ client, services, result }: Props) {
  const t = useTranslations('staff');
  const { href } = useShop();
  const [form, fields] = useForm<Values>({
    id: 'client-form',
    lastResult: result ?? null,
    ...(client && {
      defaultValue: { name: client.name, allMarkets: client.allMarkets ? 'on' : '', scopes: [...client.scopes] },
    }),
  });
  const checked = [fields.scopes.initialValue ?? []].flat().map(String);
  return (
    <FormPage
      intent={client ? 'change' : 'create'}
      action="?"
      formProps={getFormProps(form)}
      errors={summaryOf([fields.name, fields.person, fields.companyId, fields.allMarkets], form.errors)}
      submit={client ? t('save') : t('clients.create')}
      cancel={{ href: href('staffClients'), text: t('cancel') }}
    >
      <div className="grid gap-6 border border-line bg-paper p-4">
        {client && <input type="hidden" name="clientId" value={client.id} />}
        <TextField
          {...getInputProps(fields.name, { type: 'text' })}
          label={t('field.name')}
          hint={t('clients.nameHint')}
          error={fields.name.errors}
          autoComplete="off"
          className="max-w-md"
        />
        {!client && (
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              {...getInputProps(fields.person, { type: 'email' })}
              label={t('field.person')}
              hint={t('clients.personHint')}
              error={fields.person.errors}
              autoComplete="off"
            />
            <TextField
              {...getInputProps(fields.companyId, { type: 'text' })}
              label={t('field.companyId')}
              hint={t('clients.companyHint')}
              error={fields.companyId.errors}
              inputMode="numeric"
              autoComplete="off"
              isOptional
            />
          </div>
        )}
        <Checkbox
          {...getInputProps(fields.allMarkets, { type: 'checkbox' })}
          label={t('clients.allMarkets')}
          hint={t('clients.allMarketsHint')}
          error={fields.allMarkets.errors}
        />
        <ScopeBoxes services={services} checked={checked} />
      </div>
    </FormPage>
  );
}
