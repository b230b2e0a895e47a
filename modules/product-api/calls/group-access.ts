import { type Claims, isInternal } from '../../auth/claims.ts';
import { mayDo } from '../../auth/may-do.ts';
import { roles } from '../../auth/roles.ts';
import type { Group } from '../../catalogue/group-store.server.ts';

type Owner = Pick<Group, 'companyId' | 'coopCode'>;

const isOfTheShop = ({ companyId, coopCode }: Owner) => companyId === undefined && coopCode === undefined;

/** The shop's groups are everybody's; a company's and a buying group's are their people's. */
export function seesGroup(claims: Claims | undefined, group: Owner): boolean {
  if (isOfTheShop(group)) return true;
  if (!claims) return false;
  const isOfCompany = group.companyId !== undefined && group.companyId === claims.company_id;
  const isOfCoop = group.coopCode !== undefined && group.coopCode === claims.coop_code;
  return isOfCompany || isOfCoop;
}

/** Staff with the task catalogue change all groups, an administrator those of the own company: a buying group has several companies. */
export function changesGroup(claims: Claims, group: Owner): boolean {
  if (isInternal(claims)) return mayDo(claims, 'catalogue');
  return (
    claims.storm_role === roles.administrator && group.companyId !== undefined && group.companyId === claims.company_id
  );
}

export const mayHaveGroups = ({ storm_role }: Claims) =>
  storm_role === roles.administrator || storm_role === roles.internal;
