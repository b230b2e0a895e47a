import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { summaryOf } from '#app/ui/field-errors.ts';
import { FormErrorSummary } from '#app/ui/form-error-summary.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ClientView } from './client-view.ts';
import { ScopeBoxes } from './scope-boxes.tsx';

type Values = { name: string; person: string; companyId: string; allMarkets: string };

type Props = { client?: ClientView; services: readonly string[]; result: SubmissionResult | undefined };

/** A new program, or the name, the scopes and the reach of one; as whom it acts stays as it is. */
export function ClientForm({ client, services, result }: Props) {
  const t = useTranslations('staff');
  const isSending = useNavigation().formData?.get('intent') === (client ? 'change' : 'create');
  const [form, fields] = useForm<Values>({
    id: 'client-form',
    lastResult: result ?? null,
    ...(client && { defaultValue: { name: client.name, allMarkets: client.allMarkets ? 'on' : '' } }),
  });
  const sent = result?.initialValue?.scopes;
  const checked = sent === undefined ? (client?.scopes ?? []) : [sent].flat().map(String);
  return (
    <div className="border border-ink bg-paper p-6">
      <h2 className="font-display text-subheading font-bold">
        {client ? t('clients.changeTitle', { name: client.name }) : t('clients.addTitle')}
      </h2>
      <Form method="post" {...getFormProps(form)} className="mt-5 grid gap-6">
        <FormErrorSummary
          errors={summaryOf([fields.name, fields.person, fields.companyId, fields.allMarkets], form.errors)}
        />
        <input type="hidden" name="intent" value={client ? 'change' : 'create'} />
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={isSending}>
            {client ? t('save') : t('clients.create')}
          </Button>
          <ButtonLink to="?" kind="quiet">
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
