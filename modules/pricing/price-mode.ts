import type { Claims } from '../auth/claims.ts';
import type { Market, MarketCode } from '../market/market.ts';

export type PriceMode = 'incl' | 'excl';

/** The visitor's choice as it is stored. */
export type StoredChoice = 'exVAT' | 'incVAT';

/** Sales tax depends on the destination, so it is not shown before. */
const alwaysExcl: ReadonlySet<MarketCode> = new Set(['us', 'ca']);

type Buyer = {
  market: Pick<Market, 'code' | 'b2CActivate'>;
  isB2B: boolean;
  /** The company setting ShowPriceIncVat. */
  showPriceIncVat: boolean;
  storedChoice: StoredChoice | undefined;
};

/** Whether prices include VAT, and whether the visitor is asked. The first matching rule applies. */
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

/** Storage key of the choice, separate for each person who uses a browser. */
export function viewKeyOf(claims: Pick<Claims, 'customer_id' | 'company_id'> | undefined): string {
  if (!claims) return 'Public';
  const { company_id, customer_id } = claims;
  return company_id === undefined ? String(customer_id) : `${company_id}-${customer_id}`;
}

/** Other values count as no choice. */
export function parseStoredChoice(stored: unknown): StoredChoice | undefined {
  return stored === 'exVAT' || stored === 'incVAT' ? stored : undefined;
}
