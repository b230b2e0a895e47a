import { getFormProps, getInputProps, getSelectProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { PersonView } from './people-view.ts';
import { useFormAction } from './use-form-action.ts';

type Values = { addressLine1: string; addressLine2: string; zipCode: string; city: string; region: string };

type Props = { person: PersonView; result: SubmissionResult | undefined };

/** The delivery addresses of a person: a list, and a form to add one. */
export function PersonAddresses({ person: { addresses, regions }, result }: Props) {
  const t = useTranslations('people');
  const action = useFormAction();
  return (
    <DetailSection title={t('addresses')}>
      {addresses.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {addresses.map(({ id, text }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2">
              <span className="wrap-anywhere">{text}</span>
              <Form method="post" action={action} preventScrollReset>
                <input type="hidden" name="intent" value="address-remove" />
                <input type="hidden" name="addressId" value={id} />
                <Button type="submit" size="small" kind="quiet" aria-label={`${t('removeAddress')}: ${text}`}>
                  {t('removeAddress')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Disclosure label={t('addAddress')} isOpen={result !== undefined}>
        <AddressFields regions={regions} result={result} />
      </Disclosure>
    </DetailSection>
  );
}

function AddressFields({ regions, result }: Pick<PersonView, 'regions'> & Pick<Props, 'result'>) {
  const t = useTranslations('account.field');
  const people = useTranslations('people');
  const action = useFormAction();
  const [form, fields] = useForm<Values>({ id: 'person-address', lastResult: result ?? null });
  const inOrder = [fields.addressLine1, fields.addressLine2, fields.zipCode, fields.city, fields.region];
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      {...getFormProps(form)}
      className="grid gap-4 sm:grid-cols-2"
    >
      <FormErrorSummary errors={summaryOf(inOrder, form.errors)} />
      <input type="hidden" name="intent" value="address-add" />
      {(['addressLine1', 'addressLine2', 'zipCode', 'city'] as const).map((name) => (
        <TextField
          {...getInputProps(fields[name], { type: 'text' })}
          key={name}
          label={t(name)}
          error={fields[name].errors}
          isOptional={name === 'addressLine2'}
          autoComplete="off"
          size="small"
        />
      ))}
      {regions.length > 0 && (
        <Select
          {...getSelectProps(fields.region)}
          label={t('region')}
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder="–"
          error={fields.region.errors}
          size="small"
        />
      )}
      <Button type="submit" size="small" kind="secondary" className="justify-self-start sm:col-span-2">
        {people('addAddress')}
      </Button>
    </Form>
  );
}
