import { isB2B } from '../auth/is-b2b.ts';
import type { Visit } from '../visit.ts';

/** Whose lists: a person's in a market, and of whoever buys for a company those for that company. */
export type FavouriteOwner = {
  readonly marketId: number;
  readonly customerId: number;
  readonly companyId: number | undefined;
};

type Visitor = Pick<Visit, 'claims' | 'market'>;

export function ownerOf({ claims, market }: Visitor): FavouriteOwner | undefined {
  if (!claims) return undefined;
  const { customer_id: customerId, company_id: companyId } = claims;
  return { marketId: market.marketId, customerId, companyId: isB2B(claims) ? companyId : undefined };
}

/** Everybody has one list; whoever buys for others than themselves may make more. */
export const mayHaveLists = ({ claims }: Pick<Visit, 'claims'>): boolean => isB2B(claims);

/** Only a company has colleagues. */
export const mayShare = (owner: FavouriteOwner | undefined): boolean => owner?.companyId !== undefined;
