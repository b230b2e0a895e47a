import type { Company } from '../company/company.ts';
import type { Market } from '../market/market.ts';
import { marketList } from '../market/markets.ts';

/** The market of a company. */
export const marketOfCompany = ({ marketId }: Pick<Company, 'marketId'>): Market | undefined =>
  marketList.find((market) => market.marketId === marketId);
