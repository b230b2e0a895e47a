import type { Settings } from './company-settings.ts';

/** Company data that nearly every request of a company buyer needs; empty for other visitors. */
export type CompanyTerms = {
  readonly settings: Settings;
  readonly primaryPriceList: string | undefined;
  readonly priceLists: readonly string[];
  readonly isCreditStopped: boolean;
};
