import type { companyAttributes } from '#modules/company/company.ts';
import type { CompanySettingKey, companySettings } from '#modules/company/company-settings.ts';
import type { CountryCode, MarketCode } from '#modules/market/market.ts';
import { markets } from '#modules/market/markets.ts';
import type { Address } from '#modules/people/postal-address.ts';
import { fictionalPhone } from './phones.ts';

export type DemoAddress = Omit<Address, 'id' | 'countryCode'> & { countryCode: CountryCode };

type SettingValue<Kind> = Kind extends 'boolean'
  ? 'true' | 'false'
  : Kind extends { modes: readonly (infer Mode)[] }
    ? Mode
    : string;

type DemoSettings = { readonly [Key in CompanySettingKey]?: SettingValue<(typeof companySettings)[Key]> };

type BooleanSetting = {
  [Key in CompanySettingKey]: (typeof companySettings)[Key] extends 'boolean' ? Key : never;
}[CompanySettingKey];

type DemoAttributes = { readonly [Name in (typeof companyAttributes)[number]]?: string };

/** The price lists that the catalogue has prices for; the number is a company's id. */
type PriceListCode =
  | `AGREED-${number}`
  | `EXTERNAL-${number}`
  | `APP-${number}`
  | `RESELLER-${MarketCode}`
  | `PREORDER-${MarketCode}`;

/** The attestant is the e-mail address of the project's approver. */
type Project = { number: string; name: string; attestant: string };

type DemoLaundry = {
  laundryCompany: { id: string; name: string };
  /** The company that is the laundry's own account. */
  accountId?: number;
  deliveryLocations: readonly string[];
  subCompanies?: readonly { id: string; name: string }[];
  departments: readonly string[];
  costCenters: readonly string[];
  lockers: readonly { id: number; positions: readonly string[] }[];
};

export type DemoCompany = {
  id: number;
  parentId: number | undefined;
  market: MarketCode;
  name: string;
  coopCode: string | undefined;
  emailAddress: string;
  orgNo: string;
  web: string;
  phoneNumber: string;
  attributes: DemoAttributes;
  settings: DemoSettings;
  priceLists: readonly PriceListCode[];
  deliveryAddresses: readonly DemoAddress[];
  invoiceAddresses: readonly DemoAddress[];
  projects: readonly Project[];
  orderNumbers: readonly string[];
  laundry: DemoLaundry | undefined;
  /** Where a dealer's customers sign in: rs/:slug. */
  resellerSlug: string | undefined;
  /** The domain of its people's e-mail addresses. */
  domain: string;
  /** In English, for the guide to the demo world. */
  trade: string;
  shows: string;
};

export type Place = {
  line1: string;
  line2?: string;
  zip: string;
  city: string;
  region?: string;
  country?: CountryCode;
};

type CompanyRow = {
  parentId?: number;
  market: MarketCode;
  name: string;
  trade: string;
  shows: string;
  domain: string;
  orgNo: string;
  vatNo?: string;
  coopCode?: string;
  delivery: readonly [Place, ...Place[]];
  invoice?: Place;
  credit?: { limit: string; left: string };
  attributes?: DemoAttributes;
  settings?: DemoSettings;
  priceLists?: readonly PriceListCode[];
  projects?: readonly Project[];
  orderNumbers?: readonly string[];
  laundry?: DemoLaundry;
  resellerSlug?: string;
};

export function on(...keys: BooleanSetting[]): { [Key in BooleanSetting]?: 'true' } {
  return Object.fromEntries(keys.map((key) => [key, 'true']));
}

export function addressIn(market: MarketCode, { line1, line2, zip, city, region, country }: Place): DemoAddress {
  return {
    addressLine1: line1,
    addressLine2: line2,
    zipCode: zip,
    city,
    region,
    countryCode: country ?? markets[market].iso2,
  };
}

export function defineCompany(id: number, row: CompanyRow): DemoCompany {
  const { market, domain, priceLists = [], delivery, invoice = delivery[0] } = row;
  return {
    id,
    parentId: row.parentId,
    market,
    name: row.name,
    coopCode: row.coopCode,
    emailAddress: `info@${domain}`,
    orgNo: row.orgNo,
    web: `https://www.${domain}`,
    phoneNumber: fictionalPhone(markets[market].iso2, 'office', 10 + (id - 1001)),
    attributes: attributesOf(row),
    settings: row.settings ?? {},
    priceLists,
    deliveryAddresses: delivery.map((place) => addressIn(market, place)),
    invoiceAddresses: [addressIn(market, invoice)],
    projects: row.projects ?? [],
    orderNumbers: row.orderNumbers ?? [],
    laundry: row.laundry,
    resellerSlug: row.resellerSlug,
    domain,
    trade: row.trade,
    shows: row.shows,
  };
}

function attributesOf({ market, domain, vatNo, coopCode, credit, attributes, priceLists }: CompanyRow): DemoAttributes {
  const primary = priceLists?.[0];
  return {
    Currency: markets[market].currency,
    OrderEmail: `orders@${domain}`,
    ...(credit !== undefined && { DefaultAmount: credit.limit, InvoiceCreditStopAmount: credit.left }),
    ...(vatNo !== undefined && { VatNo: vatNo }),
    ...(coopCode !== undefined && { CoopCode: coopCode }),
    ...(primary !== undefined && { PrimaryPricelistCode: primary }),
    ...attributes,
  };
}
