import type { Settings } from './company-settings.ts';

/** What nearly every request of somebody who buys for a company depends on; nobody else has such a thing. */
export type CompanyTerms = {
  readonly settings: Settings;
  readonly primaryPriceList: string | undefined;
  readonly priceLists: readonly string[];
  readonly isCreditStopped: boolean;
};
