import type * as z from 'zod';
import { normaliseMoneyText } from '#core/input.ts';
import type { Company } from '../company/company.ts';
import { writtenCredit } from '../company/company-credit.ts';
import type { CompanyForm, CompanyFormField } from './company-form.ts';
import type { addressInput, changeCompanyInput, newCompanyInput } from './company-input.ts';

type Kind = 'delivery' | 'invoice';

/** The form field of each API value. */
const fieldOfValue: Readonly<Record<string, CompanyFormField>> = {
  name: 'companyName',
  emailAddress: 'companyEmail',
  orgNo: 'companyOrgNr',
  vatNo: 'companyVatNr',
  phoneNumber: 'companyPhone',
  web: 'companyWeb',
  parentId: 'parentId',
  defaultAmount: 'defaultAmount',
  invoiceCreditStopAmount: 'invoiceCreditStopAmount',
  primaryPriceListCode: 'primaryPriceListCode',
  deliveryMethodId: 'deliveryGroup',
};

/** `['name']` gives `companyName`, `['deliveryAddress', 'city']` gives `deliveryCity`. */
export function fieldOfPath([first, second]: readonly PropertyKey[]): string | undefined {
  if (first === 'deliveryAddress' || first === 'invoiceAddress')
    return addressField(first === 'deliveryAddress' ? 'delivery' : 'invoice', String(second));
  return fieldOfValue[String(first)];
}

const addressField = (kind: Kind, name: string): string => `${kind}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const addressOf = (kind: Kind, form: CompanyForm): z.input<typeof addressInput> => {
  const typed = (name: string) => form[addressField(kind, name) as CompanyFormField] ?? '';
  return {
    addressLine1: typed('addressLine1'),
    addressLine2: typed('addressLine2'),
    zipCode: typed('zipCode'),
    city: typed('city'),
    countryId: typed('countryId') || undefined,
  };
};

const methodOf = ({ deliveryGroup }: CompanyForm) => (deliveryGroup ? Number(deliveryGroup) : null);
const parentOf = ({ parentId }: CompanyForm) => (parentId?.trim() ? Number(parentId) : null);

/** The first call for a new company: the invoice address follows in a separate call. */
export const toNewCompany = (form: CompanyForm): z.input<typeof newCompanyInput> => ({
  name: form.companyName ?? '',
  emailAddress: form.companyEmail ?? '',
  orgNo: form.companyOrgNr ?? '',
  vatNo: form.companyVatNr,
  phoneNumber: form.companyPhone,
  web: form.companyWeb,
  parentId: parentOf(form),
  defaultAmount: form.defaultAmount,
  invoiceCreditStopAmount: form.invoiceCreditStopAmount || undefined,
  primaryPriceListCode: form.primaryPriceListCode,
  deliveryMethodId: methodOf(form),
  deliveryAddress: addressOf('delivery', form),
});

/** Sends the remaining credit only if it was changed in the form, because writing it sets a new amount. */
export function toCompanyChange(
  form: CompanyForm,
  { version, creditBefore }: { version: number; creditBefore: string },
): z.input<typeof changeCompanyInput> {
  const credit = normaliseMoneyText(form.invoiceCreditStopAmount ?? '');
  return {
    name: form.companyName ?? '',
    emailAddress: form.companyEmail ?? '',
    orgNo: form.companyOrgNr ?? '',
    vatNo: form.companyVatNr ?? '',
    phoneNumber: form.companyPhone ?? '',
    web: form.companyWeb ?? '',
    parentId: parentOf(form),
    defaultAmount: form.defaultAmount,
    ...(credit !== '' && credit !== creditBefore && { invoiceCreditStopAmount: credit }),
    primaryPriceListCode: form.primaryPriceListCode ?? '',
    version,
  };
}

/** The form values of a company: only its first delivery address and its first invoice address. */
export function toCompanyForm(company: Company): Readonly<Record<CompanyFormField, string>> {
  const address = (kind: Kind) => {
    const [first] = kind === 'delivery' ? company.deliveryAddresses : company.invoiceAddresses;
    return {
      [addressField(kind, 'addressLine1')]: first?.addressLine1 ?? '',
      [addressField(kind, 'addressLine2')]: first?.addressLine2 ?? '',
      [addressField(kind, 'city')]: first?.city ?? '',
      [addressField(kind, 'zipCode')]: first?.zipCode ?? '',
      [addressField(kind, 'countryId')]: first?.countryCode ?? '',
    };
  };
  const { attributes } = company;
  return {
    companyName: company.name,
    companyEmail: company.emailAddress ?? '',
    companyOrgNr: company.orgNo ?? '',
    companyVatNr: attributes.VatNo ?? '',
    companyPhone: company.phoneNumber ?? '',
    companyWeb: company.web ?? '',
    parentId: company.parentId?.toString() ?? '',
    adminFirstName: '',
    adminLastName: '',
    adminEmail: '',
    ...address('delivery'),
    ...address('invoice'),
    defaultAmount: attributes.DefaultAmount ?? '0',
    invoiceCreditStopAmount: writtenCredit(company.credit) ?? '0',
    primaryPriceListCode: attributes.PrimaryPricelistCode ?? '',
    deliveryGroup: attributes.DeliveryMethodId ?? '',
  } as Record<CompanyFormField, string>;
}
