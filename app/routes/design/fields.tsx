import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Combobox } from '#app/ui/fields/combobox.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { QuantityField } from '#app/ui/fields/quantity-field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Specimen } from './specimen.tsx';

type Option = { value: string; label: string };

const sizes = ['S', 'M', 'L', 'XL'].map((value) => ({ value, label: value, isDisabled: value === 'XL' }));
const pairs = 'grid gap-x-8 gap-y-6 sm:grid-cols-2';

export function Fields({ countries }: { countries: readonly Option[] }) {
  const t = useTranslations('design.field');
  return (
    <>
      <Specimen file="text-field.tsx" className={pairs}>
        <TextField label={t('company')} hint={t('companyHint')} autoComplete="organization" />
        <TextField label={t('company')} error={t('companyError')} isOptional />
        <TextField label={t('company')} defaultValue="Yrke AB" disabled />
        <TextField
          label={t('search')}
          isLabelHidden
          type="search"
          placeholder={t('search')}
          before={<Search aria-hidden="true" className="size-5" />}
        />
        <TextField label={t('size')} inputMode="numeric" after="cm" />
        <PasswordField label={t('password')} defaultValue="secret" />
      </Specimen>
      <Specimen file="text-area.tsx" className={pairs}>
        <TextArea label={t('message')} isOptional />
        <TextArea label={t('message')} error={t('companyError')} />
      </Specimen>
      <Specimen file="select.tsx" className={pairs}>
        <Select label={t('size')} options={sizes} name="size" />
        <Select label={t('country')} options={countries} placeholder="–" error={t('companyError')} />
        <Select label={t('size')} options={sizes} disabled />
      </Specimen>
      <Specimen file="combobox.tsx" className={pairs}>
        <Combobox label={t('country')} options={countries} hint={t('companyHint')} />
        <Combobox label={t('country')} options={countries} defaultValue="SE" error={t('companyError')} />
        <Combobox label={t('country')} options={countries} disabled />
      </Specimen>
      <Specimen file="quantity-field.tsx" className="flex flex-wrap items-start gap-8">
        <QuantityField label={t('quantity')} defaultValue={1} min={1} />
        <QuantityField
          label={t('quantity')}
          defaultValue={6}
          min={3}
          max={12}
          step={3}
          size="small"
          hint="3, 6, 9, 12"
        />
        <QuantityField label={t('quantity')} defaultValue={1} error={t('companyError')} />
        <QuantityField label={t('quantity')} defaultValue={1} disabled />
      </Specimen>
      <Specimen file="file-drop.tsx" className={pairs}>
        <FileDrop label={t('file')} accept="image/*" />
        <FileDrop label={t('file')} multiple error={t('companyError')} />
      </Specimen>
    </>
  );
}
