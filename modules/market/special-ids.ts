/** Customers, companies and markets with special punch-out rules, configured by the operator. */
export type SpecialIds = {
  readonly customers: ReadonlySet<number>;
  readonly companies: ReadonlySet<number>;
  readonly markets: ReadonlySet<number>;
};

const none: ReadonlySet<number> = new Set();

export const noSpecialIds: SpecialIds = { customers: none, companies: none, markets: none };

type Visitor = { customerId?: number | undefined; companyId?: number | undefined; marketId?: number | undefined };

export function isSpeciallyHandled(special: SpecialIds, { customerId, companyId, marketId }: Visitor): boolean {
  return (
    (customerId !== undefined && special.customers.has(customerId)) ||
    (companyId !== undefined && special.companies.has(companyId)) ||
    (marketId !== undefined && special.markets.has(marketId))
  );
}

/** Reads SPECIAL_CUSTOMER_IDS, SPECIAL_COMPANY_IDS and SPECIAL_MARKET_IDS. */
export function specialIdsOf(settings: {
  SPECIAL_CUSTOMER_IDS: number[];
  SPECIAL_COMPANY_IDS: number[];
  SPECIAL_MARKET_IDS: number[];
}): SpecialIds {
  return {
    customers: new Set(settings.SPECIAL_CUSTOMER_IDS),
    companies: new Set(settings.SPECIAL_COMPANY_IDS),
    markets: new Set(settings.SPECIAL_MARKET_IDS),
  };
}
