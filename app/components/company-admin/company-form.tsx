import { useTranslations } from 'use-intl';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { FormPage } from '#app/work/form/form-page.tsx';
import type { CompanyFormField } from '#modules/company-admin/company-form.ts';
import type { CompanyAnswer, CompanyFormView } from './company-admin-view.ts';
import { companyLabels, companyProblems } from './company-labels.ts';

type Props = { view: CompanyFormView; answer: CompanyAnswer | undefined; cancelHref: string };

/** A company, new or stored: its own fields, its first addresses and its terms; a new one also has an administrator. */
export function CompanyForm({ view, answer, cancelHref }: Props) {
  const t = useTranslations('company-admin');
  const { mode, values, isStaff, mayGrant } = view;
  const typed = typedFields(answer);
  const labels = companyLabels(t);
  const field = (name: CompanyFormField) => {
    const stored = answer?.stored?.[name];
    return {
      ...typed.text(name, values[name]),
      label: labels[name],
      hint: stored === undefined ? undefined : t('stored', { value: stored || '–' }),
    };
  };
  const errors = [...(answer?.errors ?? []).map((text) => ({ text })), ...companyProblems(t, answer?.problems ?? {})];
  return (
    <FormPage
      intent={mode === 'create' ? 'create' : 'save'}
      errors={errors}
      submit={t('save')}
      cancel={{ href: cancelHref, text: t('cancel') }}
    >
      <input type="hidden" name="version" value={answer?.base?.version ?? view.version} />
      <input type="hidden" name="creditBefore" value={answer?.base?.creditBefore ?? values.invoiceCreditStopAmount} />
      <DetailSection title={t('group.company')}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...field('companyName')} />
          <TextField {...field('companyEmail')} type="email" />
          <TextField {...field('companyOrgNr')} />
          <TextField {...field('companyVatNr')} isOptional />
          <TextField {...field('companyPhone')} type="tel" isOptional />
          <TextField {...field('companyWeb')} isOptional />
          {isStaff ? (
            <TextField {...field('parentId')} inputMode="numeric" isOptional />
          ) : (
            <input type="hidden" name="parentId" value={values.parentId} />
          )}
          {isStaff && answer?.problems.companyOrgNr !== undefined && (
            <Checkbox id="acceptOrgNo" name="acceptOrgNo" label={t('acceptOrgNo')} className="md:col-span-2" />
          )}
        </div>
      </DetailSection>
      {mode === 'create' && (
        <DetailSection title={t('group.admin')} text={t('adminText')}>
          <div className="grid gap-4 md:grid-cols-2">
            <TextField {...field('adminFirstName')} />
            <TextField {...field('adminLastName')} />
            <TextField {...field('adminEmail')} type="email" />
          </div>
        </DetailSection>
      )}
      {(['delivery', 'invoice'] as const).map((kind) => (
        <DetailSection key={kind} title={t(`group.${kind}`)}>
          <div className="grid gap-4 md:grid-cols-2">
            <TextField {...field(`${kind}AddressLine1`)} />
            <TextField {...field(`${kind}AddressLine2`)} isOptional />
            <TextField {...field(`${kind}ZipCode`)} />
            <TextField {...field(`${kind}City`)} />
            <Select {...field(`${kind}CountryId`)} options={view.countries} placeholder="–" isOptional />
          </div>
        </DetailSection>
      ))}
      <DetailSection title={t('group.terms')}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...field('defaultAmount')} inputMode="decimal" readOnly={!mayGrant} />
          <TextField {...field('invoiceCreditStopAmount')} inputMode="decimal" readOnly={!mayGrant} isOptional />
          <Select {...field('primaryPriceListCode')} options={view.priceLists} placeholder={t('nothing')} isOptional />
          <Select {...field('deliveryGroup')} options={view.methods} placeholder={t('nothing')} isOptional />
        </div>
      </DetailSection>
    </FormPage>
  );
}
