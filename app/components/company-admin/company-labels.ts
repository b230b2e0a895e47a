import type { useTranslations } from 'use-intl';
import { type CompanyFormField, companyFormFields } from '#modules/company-admin/company-form.ts';

type Texts = ReturnType<typeof useTranslations<'company-admin'>>;
type Labels = Readonly<Record<CompanyFormField, string>>;

const groupOf = (field: CompanyFormField) =>
  (['admin', 'delivery', 'invoice'] as const).find((group) => field.startsWith(group) && field !== 'deliveryGroup');

const addressLabels = <K extends 'delivery' | 'invoice'>(t: Texts, kind: K) =>
  ({
    [`${kind}AddressLine1`]: t('field.addressLine1'),
    [`${kind}AddressLine2`]: t('field.addressLine2'),
    [`${kind}City`]: t('field.city'),
    [`${kind}ZipCode`]: t('field.zipCode'),
    [`${kind}CountryId`]: t('field.countryId'),
  }) as Pick<Labels, `${K}${'AddressLine1' | 'AddressLine2' | 'City' | 'ZipCode' | 'CountryId'}`>;

/** The labels of the company form. */
export const companyLabels = (t: Texts): Labels => ({
  companyName: t('field.name'),
  companyEmail: t('field.companyEmail'),
  companyOrgNr: t('field.companyOrgNr'),
  companyVatNr: t('field.vatNo'),
  companyPhone: t('field.phoneNumber'),
  companyWeb: t('field.companyWeb'),
  parentId: t('field.parentId'),
  adminFirstName: t('field.firstName'),
  adminLastName: t('field.lastName'),
  adminEmail: t('field.companyEmail'),
  ...addressLabels(t, 'delivery'),
  ...addressLabels(t, 'invoice'),
  defaultAmount: t('field.defaultAmount'),
  invoiceCreditStopAmount: t('field.invoiceCreditStopAmount'),
  primaryPriceListCode: t('field.primaryPriceListCode'),
  deliveryGroup: t('field.deliveryGroup'),
});

/** Some sentences name their field already. */
export const labelUnlessNamed = (text: string, label: string): string => (text.includes(label) ? '' : label);

/** Problems in the order of the form. Both addresses have the same labels, so the part of the form is named too. */
export function companyProblems(t: Texts, problems: Readonly<Record<string, string>>) {
  const labels = companyLabels(t);
  return companyFormFields.flatMap((field) => {
    const text = problems[field];
    if (text === undefined) return [];
    const group = groupOf(field);
    const own = labelUnlessNamed(text, labels[field]);
    const label = [group && t(`group.${group}`), own].filter(Boolean).join(', ');
    return [{ text, fieldId: field, label }];
  });
}
