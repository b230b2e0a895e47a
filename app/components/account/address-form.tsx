import { getFormProps, getInputProps, getSelectProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { IntentForm, useIsSending } from './intent-form.tsx';
import type { AddressDraft } from './settings-view.ts';

type Values = { addressLine1: string; addressLine2: string; zipCode: string; city: string; region: string };

type Props = { draft: AddressDraft; result: SubmissionResult | undefined };

/** The form for a new address, or for changing or removing a saved one. */
export function AddressForm({ draft: { address, country, postcodeExample, regions }, result }: Props) {
  const t = useTranslations('account');
  const intent = address ? 'address-change' : 'address-add';
  const isSending = useIsSending(intent);
  const [form, fields] = useForm<Values>({
    id: 'address-form',
    lastResult: result ?? null,
    ...(address && { defaultValue: address }),
  });
  const inOrder = [fields.addressLine1, fields.addressLine2, fields.zipCode, fields.city, fields.region];
  return (
    <div className="mb-6 border border-ink bg-paper p-5 md:p-6">
      <h3 className="font-display text-subheading font-bold">
        {address ? t('addresses.changeTitle') : t('addresses.addTitle')}
      </h3>
      <IntentForm
        intent={intent}
        {...getFormProps(form)}
        className="mt-5 grid gap-5 sm:grid-cols-6 [&>*]:sm:col-span-6"
      >
        <FormErrorSummary errors={summaryOf(inOrder, form.errors)} />
        {address && <input type="hidden" name="id" value={address.id} />}
        <TextField
          {...getInputProps(fields.addressLine1, { type: 'text' })}
          label={t('field.addressLine1')}
          error={fields.addressLine1.errors}
          autoComplete="address-line1"
        />
        <TextField
          {...getInputProps(fields.addressLine2, { type: 'text' })}
          label={t('field.addressLine2')}
          error={fields.addressLine2.errors}
          autoComplete="address-line2"
          isOptional
        />
        <TextField
          {...getInputProps(fields.zipCode, { type: 'text' })}
          label={t('field.zipCode')}
          hint={t('addresses.postcodeHint', { example: postcodeExample })}
          error={fields.zipCode.errors}
          autoComplete="postal-code"
          className="sm:col-span-2!"
        />
        <TextField
          {...getInputProps(fields.city, { type: 'text' })}
          label={t('field.city')}
          error={fields.city.errors}
          autoComplete="address-level2"
          className="sm:col-span-4!"
        />
        {regions.length > 0 && (
          <Select
            {...getSelectProps(fields.region)}
            label={t('field.region')}
            options={regions.map(({ code, name }) => ({ value: code, label: name }))}
            placeholder="–"
            error={fields.region.errors}
            autoComplete="address-level1"
          />
        )}
        <p className="text-sm text-quiet">{t('addresses.country', { country })}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={isSending}>
            {t('save')}
          </Button>
          <ButtonLink to="?#addresses" preventScrollReset kind="quiet">
            {t('cancel')}
          </ButtonLink>
        </div>
      </IntentForm>
      {address && <RemoveAddress id={address.id} />}
    </div>
  );
}

function RemoveAddress({ id }: { id: number }) {
  const t = useTranslations('account.addresses');
  const isSending = useIsSending('address-remove');
  return (
    <IntentForm intent="address-remove" className="mt-5 border-t border-line pt-4">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind="danger" size="small" isLoading={isSending}>
        {t('remove')}
      </Button>
    </IntentForm>
  );
}
