import type { Claims } from '../auth/claims.ts';
import type { Market, MarketCode } from '../market/market.ts';

export type PriceMode = 'incl' | 'excl';

/** What a visitor chose, in the words it is stored in. */
export type StoredChoice = 'exVAT' | 'incVAT';

/** Sales tax depends on where a parcel goes, so nobody here shows it before. */
const alwaysExcl: ReadonlySet<MarketCode> = new Set(['us', 'ca']);

type Buyer = {
  market: Pick<Market, 'code' | 'b2CActivate'>;
  isB2B: boolean;
  /** The company setting ShowPriceIncVat. */
  showPriceIncVat: boolean;
  storedChoice: StoredChoice | undefined;
};

/** Whether prices are shown with VAT, and whether the visitor is asked how they want them. The first match wins. */
export function priceModeOf({ market, isB2B, showPriceIncVat, storedChoice }: Buyer): {
  mode: PriceMode;
  askDialog: boolean;
} {
  if (alwaysExcl.has(market.code)) return { mode: 'excl', askDialog: false };
  if (isB2B) return { mode: showPriceIncVat ? 'incl' : 'excl', askDialog: false };
  if (!market.b2CActivate) return { mode: 'excl', askDialog: false };
  if (storedChoice === undefined) return { mode: 'incl', askDialog: true };
  return { mode: storedChoice === 'exVAT' ? 'excl' : 'incl', askDialog: false };
}

/** Where a choice is kept: people who share a browser do not share it. */
export function viewKeyOf(claims: Pick<Claims, 'customer_id' | 'company_id'> | undefined): string {
  if (!claims) return 'Public';
  const { company_id, customer_id } = claims;
  return company_id === undefined ? String(customer_id) : `${company_id}-${customer_id}`;
}

/** Whatever else stands there counts as no choice. */
export function parseStoredChoice(stored: unknown): StoredChoice | undefined {
  return stored === 'exVAT' || stored === 'incVAT' ? stored : undefined;
}
