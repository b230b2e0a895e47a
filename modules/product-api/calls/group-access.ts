import { type Claims, isInternal } from '../../auth/claims.ts';
import { mayDo } from '../../auth/may-do.ts';
import { roles } from '../../auth/roles.ts';
import type { Group } from '../../catalogue/group-store.server.ts';

type Owner = Pick<Group, 'companyId' | 'coopCode'>;

const isOfTheShop = ({ companyId, coopCode }: Owner) => companyId === undefined && coopCode === undefined;

/** Everybody sees the shop's groups; only the people of a company or buying group see its groups. */
export function seesGroup(claims: Claims | undefined, group: Owner): boolean {
  if (isOfTheShop(group)) return true;
  if (!claims) return false;
  const isOfCompany = group.companyId !== undefined && group.companyId === claims.company_id;
  const isOfCoop = group.coopCode !== undefined && group.coopCode === claims.coop_code;
  return isOfCompany || isOfCoop;
}

/**
 * Staff with the task catalogue can change all groups, administrators only those of their own company, because a buying
 * group has several companies.
 */
export function changesGroup(claims: Claims, group: Owner): boolean {
  if (isInternal(claims)) return mayDo(claims, 'catalogue');
  return (
    claims.storm_role === roles.administrator && group.companyId !== undefined && group.companyId === claims.company_id
  );
}

export const mayHaveGroups = ({ storm_role }: Claims) =>
  storm_role === roles.administrator || storm_role === roles.internal;
