import { useTranslations } from 'use-intl';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { findForbidden } from '#core/input.ts';
import type { AddressField, AddressProblem } from '#modules/address/address-form.ts';
import { longestOfField } from '#modules/address/address-limits.ts';
import type { AddressFieldsProps } from './props.ts';

const autoComplete: Readonly<Record<AddressField, string>> = {
  companyName: 'organization',
  vatNo: 'off',
  firstName: 'given-name',
  lastName: 'family-name',
  careOf: 'off',
  line1: 'address-line1',
  line2: 'address-line2',
  zip: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
};

/** Widths on a grid of six columns: fields of one envelope line share a row. */
const widths: Readonly<Partial<Record<AddressField, string>>> = {
  firstName: 'sm:col-span-3!',
  lastName: 'sm:col-span-3!',
  zip: 'sm:col-span-2!',
};

/** The fields of an address in the order that its country uses. */
export function AddressFields({ rules, names, values, problems, isLocked, onChange }: AddressFieldsProps) {
  const t = useTranslations('address');
  const say = useProblemWords(rules.country, values);
  const hasRegions = rules.regions.length > 0;
  const hints: Readonly<Partial<Record<AddressField, string>>> = {
    zip: t('hint.zip', { example: rules.zipExample }),
    vatNo: t('hint.vatNo'),
    ...(hasRegions && { line1: t('hint.numberFirst') }),
  };
  const townWidth = hasRegions ? 'sm:col-span-6!' : 'sm:col-span-4!';
  return (
    <div className="grid gap-5 sm:grid-cols-6 [&>*]:sm:col-span-6">
      {rules.fields.map((field) => {
        const name = names[field];
        if (name === undefined) return null;
        const common = {
          id: name,
          name,
          label: t(`field.${field}`, { country: rules.country }),
          error: problems.filter((problem) => problem.field === field).map(say),
          isOptional: !rules.required.includes(field),
          defaultValue: values[field] ?? '',
          autoComplete: autoComplete[field],
          className: field === 'city' ? townWidth : field === 'region' ? 'sm:col-span-4!' : widths[field],
        };
        if (field === 'region')
          return (
            <Select
              // Another country has other regions, so the choice starts empty.
              key={rules.country}
              {...common}
              options={rules.regions.map(({ code, name }) => ({
                value: code,
                label: name,
                // A list cannot be read-only, so the other options are disabled.
                isDisabled: isLocked && code !== values.region,
              }))}
              placeholder={t('chooseRegion')}
              onChange={({ target }) => onChange(field, target.value)}
            />
          );
        return (
          <TextField
            key={field}
            {...common}
            hint={hints[field]}
            maxLength={longestOfField[field]}
            readOnly={isLocked}
            onChange={({ target }) => onChange(field, target.value)}
          />
        );
      })}
    </div>
  );
}

function useProblemWords(country: string, values: AddressFieldsProps['values']) {
  const t = useTranslations('address');
  return ({ field, code }: AddressProblem): string =>
    t(`problem.${code}`, {
      field: t(`field.${field}`, { country }),
      maximum: longestOfField[field],
      characters: findForbidden(values[field] ?? '').join(' '),
    });
}
