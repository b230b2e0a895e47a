import { isFromProcurement } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import type { Visit } from '../visit.ts';

/** The owner of lists: a person in a market, and for a company buyer also the company. */
export type FavouriteOwner = {
  readonly marketId: number;
  readonly customerId: number;
  readonly companyId: number | undefined;
};

type Visitor = Pick<Visit, 'claims' | 'market'>;

/** Nobody in the session of a procurement system: many buyers may share its person. */
export function ownerOf({ claims, market }: Visitor): FavouriteOwner | undefined {
  if (!claims || isFromProcurement(claims)) return undefined;
  const { customer_id: customerId, company_id: companyId } = claims;
  return { marketId: market.marketId, customerId, companyId: isB2B(claims) ? companyId : undefined };
}

/** Every visitor has one list; business buyers may create more. */
export const mayHaveLists = ({ claims }: Pick<Visit, 'claims'>): boolean => isB2B(claims);

/** Only company buyers have colleagues. */
export const mayShare = (owner: FavouriteOwner | undefined): boolean => owner?.companyId !== undefined;
