import type { Money } from '#core/money.ts';
import type { Claims } from '../auth/claims.ts';
import { maySee } from '../auth/may-see.ts';
import { roles } from '../auth/roles.ts';
import type { Address } from '../people/postal-address.ts';
import type { Settings } from './company-settings.ts';

/** The attributes that the shop reads. Others that a partner sends are stored under their own names. */
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
  /** Increases with each change, to detect concurrent edits. */
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
  /** What it may still buy on account; undefined if there is no limit. The attribute has the value that was last set. */
  credit: Money | undefined;
  settings: Settings;
  children: readonly CompanyName[];
  deliveryAddresses: readonly Address[];
  invoiceAddresses: readonly Address[];
};

/** People see their own company, administrators also its children; staff with the task customers or catalogue see all. */
export function maySeeCompany(claims: Claims, company: Pick<Company, 'id' | 'parentId'>): boolean {
  if (maySee(claims, ['customers', 'catalogue'])) return true;
  return (
    claims.company_id !== undefined && (company.id === claims.company_id || maySeeChildrenOf(claims, company.parentId))
  );
}

/** Whether the visitor may see the children of a company. */
export const maySeeChildrenOf = (claims: Claims, companyId: number | undefined): boolean =>
  maySee(claims, ['customers', 'catalogue']) ||
  (claims.storm_role === roles.administrator && claims.company_id !== undefined && claims.company_id === companyId);
