import { useTranslations } from 'use-intl';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { Switch } from '#app/ui/fields/switch.tsx';
import { Specimen } from './specimen.tsx';

export function Choices() {
  const t = useTranslations('design');
  const ways = [
    { value: 'post', label: t('delivery.post'), hint: t('delivery.postHint') },
    { value: 'pickup', label: t('delivery.pickup') },
  ];
  return (
    <>
      <Specimen file="checkbox.tsx" className="grid gap-x-8 sm:grid-cols-2">
        <Checkbox label={t('field.remember')} />
        <Checkbox label={t('field.remember')} defaultChecked hint={t('notice.text')} />
        <Checkbox label={t('field.remember')} error={t('field.companyError')} />
        <Checkbox label={t('field.remember')} defaultChecked disabled />
      </Specimen>
      <Specimen file="switch.tsx" className="grid gap-x-8 sm:grid-cols-2">
        <Switch label={t('field.vat')} />
        <Switch label={t('field.vat')} defaultChecked hint={t('notice.text')} />
        <Switch label={t('field.vat')} disabled />
        <Switch label={t('field.vat')} defaultChecked disabled />
      </Specimen>
      <Specimen file="radio-group.tsx" className="grid gap-8 sm:grid-cols-2">
        <RadioGroup label={t('delivery.title')} name="plain" choices={ways} defaultValue="post" />
        <RadioGroup label={t('delivery.title')} name="cards" choices={ways} defaultValue="pickup" look="cards" />
        <RadioGroup label={t('delivery.title')} name="wrong" choices={ways} error={t('field.companyError')} />
        <RadioGroup label={t('delivery.title')} name="off" choices={ways} defaultValue="post" disabled />
      </Specimen>
    </>
  );
}
