import type { Company } from '../company/company.ts';
import { writtenCredit } from '../company/company-credit.ts';
import type { Address } from '../people/postal-address.ts';

/** A company as the audit records it. */
export const auditedCompany = (
  company: Omit<Company, 'id' | 'version' | 'settings' | 'children' | 'deliveryAddresses' | 'invoiceAddresses'>,
) => ({
  name: company.name,
  parentId: company.parentId,
  coopCode: company.coopCode,
  emailAddress: company.emailAddress,
  orgNo: company.orgNo,
  web: company.web,
  phoneNumber: company.phoneNumber,
  vatNo: company.attributes.VatNo,
  defaultAmount: company.attributes.DefaultAmount,
  primaryPriceListCode: company.attributes.PrimaryPricelistCode,
  deliveryMethodId: company.attributes.DeliveryMethodId,
  credit: writtenCredit(company.credit),
});

export const auditedAddress = ({
  addressLine1,
  addressLine2,
  zipCode,
  city,
  region,
  countryCode,
}: Omit<Address, 'id'>) => ({
  addressLine1,
  addressLine2,
  zipCode,
  city,
  region,
  countryId: countryCode,
});
