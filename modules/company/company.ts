import type { Money } from '#core/money.ts';
import type { Claims } from '../auth/claims.ts';
import { maySee } from '../auth/may-see.ts';
import { roles } from '../auth/roles.ts';
import type { Address } from '../people/postal-address.ts';
import type { Settings } from './company-settings.ts';

/** The attributes the shop reads. Others that a partner sends are kept under their own names. */
export const companyAttributes = [
  'Currency',
  'CoopCode',
  'DeliveryPaidBy',
  'InvoiceCreditStop',
  'InvoiceCreditStopAmount',
  'DefaultAmount',
  'PrimaryPricelistCode',
  'VatNo',
  'OrderEmail',
  'KickbackDiscount',
  'BStockApprover',
] as const;

export type AddressKind = 'delivery' | 'invoice';

export type CompanyName = { readonly id: number; readonly name: string };

export type Company = {
  id: number;
  /** Rises with each change, so that nobody writes over what somebody else has changed meanwhile. */
  version: number;
  parentId: number | undefined;
  marketId: number;
  name: string;
  coopCode: string | undefined;
  emailAddress: string | undefined;
  orgNo: string | undefined;
  web: string | undefined;
  phoneNumber: string | undefined;
  attributes: Readonly<Record<string, string>>;
  /** What it may still buy on account; undefined where nothing is limited. The attribute says what was last set. */
  credit: Money | undefined;
  settings: Settings;
  children: readonly CompanyName[];
  deliveryAddresses: readonly Address[];
  invoiceAddresses: readonly Address[];
};

/** People see their own company, administrators its children too; staff who look after customers or their groups of products see all. */
export function maySeeCompany(claims: Claims, company: Pick<Company, 'id' | 'parentId'>): boolean {
  if (maySee(claims, ['customers', 'catalogue'])) return true;
  return (
    claims.company_id !== undefined && (company.id === claims.company_id || maySeeChildrenOf(claims, company.parentId))
  );
}

/** Whether the children of a company are open to somebody. */
export const maySeeChildrenOf = (claims: Claims, companyId: number | undefined): boolean =>
  maySee(claims, ['customers', 'catalogue']) ||
  (claims.storm_role === roles.administrator && claims.company_id !== undefined && claims.company_id === companyId);
