import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  getSelectProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { type Unit, units } from '#core/units.ts';
import { renamable } from '#modules/punchout-document/own-names.ts';
import { AddressCodes, type AddressLine } from './address-codes.tsx';
import { type CategoryLine, ClassCodes } from './class-codes.tsx';

export type CodesView = {
  readonly unitCodes: Readonly<Partial<Record<Unit, string>>>;
  readonly scheme: string;
  readonly classes: Readonly<
    Record<string, { readonly unspsc?: string | undefined; readonly eclass?: string | undefined }>
  >;
  readonly contract: string;
  readonly parameters: Readonly<Partial<Record<(typeof renamable)[number], string>>>;
  readonly takesGet: boolean;
  readonly senderOf: string;
  readonly cxmlField: string;
  readonly peppolField: string;
  /** By the numbers of addresses. */
  readonly addressCodes: Readonly<Record<string, string>>;
};

type Props = {
  codes: CodesView;
  /** What is sent for a unit without a code of the company. */
  usualUnits: Readonly<Record<Unit, string>>;
  categories: readonly CategoryLine[];
  addresses: readonly AddressLine[];
  result: SubmissionResult | undefined;
};

/** Codes and names that the procurement system knows in place of ours. An empty field keeps the usual one. */
export function CodesForm({ codes, usualUnits, categories, addresses, result }: Props) {
  const t = useTranslations('punchout.codes');
  const settings = useTranslations('punchout.settings');
  const unitWords = useTranslations('units');
  const isSending = useNavigation().formData?.get('intent') === 'codes';
  const [form, fields] = useForm<CodesView>({ id: 'punchout-codes', lastResult: result ?? null, defaultValue: codes });
  const unitFields = fields.unitCodes.getFieldset();
  const names = fields.parameters.getFieldset();
  const text = (field: FieldMetadata, label: string, usual = '') => (
    <TextField
      {...getInputProps(field, { type: 'text' })}
      key={field.name}
      size="small"
      label={label}
      error={field.errors}
      placeholder={usual}
      takes="anything"
      autoComplete="off"
    />
  );
  const typed = [
    ...units.map((unit) => unitFields[unit]),
    ...renamable.map((name) => names[name]),
    fields.senderOf,
    fields.contract,
    fields.peppolField,
  ];
  const ofLists = Object.entries(form.allErrors).filter(([name]) => /^(?:classes|addressCodes)/.test(name));
  const problems = [
    ...summaryOf(typed, form.errors),
    ...summaryOf(
      [],
      ofLists.flatMap(([, errors]) => errors),
    ),
  ];
  return (
    <Form method="post" action="?" {...getFormProps(form)} className="grid max-w-3xl grid-cols-1 gap-6">
      <FormErrorSummary errors={problems} />
      <fieldset>
        <legend className="mb-2 font-semibold">{t('units')}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {units.map((unit) => text(unitFields[unit], unitWords(`${unit}.per`), usualUnits[unit]))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{t('parameters')}</legend>
        <div className="grid gap-3 sm:grid-cols-3">{renamable.map((name) => text(names[name], name, name))}</div>
        <Checkbox
          {...getInputProps(fields.takesGet, { type: 'checkbox' })}
          label={t('takesGet')}
          hint={t('takesGetHint')}
        />
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{t('ofProtocols')}</legend>
        {text(fields.senderOf, t('senderOf'))}
        {text(fields.contract, t('contract'))}
        <Select
          {...getSelectProps(fields.cxmlField)}
          size="small"
          label={t('cxmlField')}
          options={['cXML-urlencoded', 'cXML-base64'].map((value) => ({ value, label: value }))}
        />
        {text(fields.peppolField, t('peppolField'), 'xml')}
        <Select
          {...getSelectProps(fields.scheme)}
          size="small"
          label={t('scheme')}
          options={['UNSPSC', 'ECLASS'].map((value) => ({ value, label: value }))}
        />
      </fieldset>
      <ClassCodes
        categories={categories}
        codes={(fields.classes.initialValue ?? {}) as CodesView['classes']}
        problems={form.allErrors}
      />
      <AddressCodes addresses={addresses} codes={fields.addressCodes.initialValue ?? {}} problems={form.allErrors} />
      <div>
        <Button type="submit" name="intent" value="codes" size="small" isLoading={isSending}>
          {settings('save')}
        </Button>
      </div>
    </Form>
  );
}
