import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { roles } from '../auth/roles.ts';
import type { PriceListType } from '../catalogue/agreed-categories.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import type { CompanyTerms } from '../company/company-terms.ts';
import type { AssortmentContext } from './viewer.ts';

export type PriceListInMarket = { readonly code: string; readonly type: PriceListType };

type RoleClaim = Pick<Claims, 'storm_role'> | undefined;

/** True if the visitor sees only the agreed assortment of their company. */
export function seesAgreedOnly(claims: RoleClaim, settings: Settings): boolean {
  if (!isB2B(claims)) return false;
  const isPlainUser = claims?.storm_role === roles.user;
  return (
    isOn(settings, 'ShowAgreedAssortmentOnlyForAllRoles') || (isPlainUser && isOn(settings, 'ShowAgreedAssortmentOnly'))
  );
}

/** Only company visitors use departments, groups and categories of an agreed assortment. */
export function asksForAgreedCategories(claims: RoleClaim): boolean {
  return isB2B(claims);
}

const typesIn: Record<AssortmentContext, readonly PriceListType[]> = {
  All: ['Agreement', 'Reseller', 'ApplicationSpecific', 'None'],
  Public: ['None'],
  Agreement: ['Agreement', 'Reseller', 'ApplicationSpecific'],
  External: ['External'],
  PreOrder: ['PreOrder'],
};

/**
 * The market's price lists that apply to the visitor, by rank: the company's primary list, its other lists, then the
 * public lists. Lists that were not agreed with this company never apply.
 */
export function visiblePriceLists(
  inMarket: readonly PriceListInMarket[],
  claims: RoleClaim,
  agreement: CompanyTerms | undefined,
  context: AssortmentContext,
): string[][] {
  const agreed = isB2B(claims) ? agreement : undefined;
  const hidesPublic = seesAgreedOnly(claims, agreed?.settings ?? {});
  const isVisible = ({ code, type }: PriceListInMarket) => {
    if (!typesIn[context].includes(type)) return false;
    return type === 'None' ? !hidesPublic : (agreed?.priceLists.includes(code) ?? false);
  };
  const tierOf = ({ code, type }: PriceListInMarket) => {
    if (type === 'None') return 'public';
    return code === agreed?.primaryPriceList ? 'primary' : 'agreed';
  };
  const tiers = Map.groupBy(inMarket.filter(isVisible), tierOf);
  return (['primary', 'agreed', 'public'] as const).flatMap((tier) => {
    const codes = tiers.get(tier)?.map(({ code }) => code);
    return codes ? [codes.sort()] : [];
  });
}
