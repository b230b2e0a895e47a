import type { Language } from '#core/locale.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import type { MarketCode } from '#modules/market/market.ts';
import { markets } from '#modules/market/markets.ts';
import { asciiName } from './ascii-name.ts';
import { demoCompany } from './companies.ts';
import { addressIn, type DemoAddress, type Place } from './demo-company.ts';
import { fictionalPhone } from './phones.ts';

type DemoInfos = {
  readonly EmployeeNo?: string;
  readonly Occupation?: string;
  /** In the company's currency. */
  readonly AmountLimit?: string;
  /** The approver's e-mail address. */
  readonly Attestant1?: string;
  readonly VasCustomizedText?: string;
  readonly IsSuperCustomerAdmin?: 'true';
  readonly IsMainCustomer?: 'true' | 'false';
};

/** Where the laundry delivers this person's garments, in the words of the company's lists. */
type LaundryPlace = { department: string; costCenter: string; lockerId: number; position: string };

export type DemoPerson = {
  id: number;
  customerCode: string;
  /** Also the login name. */
  emailAddress: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | undefined;
  cellPhone: string | undefined;
  role: Role;
  isActive: boolean;
  market: MarketCode;
  language: Language;
  companyIds: readonly number[];
  infos: DemoInfos;
  addresses: readonly DemoAddress[];
  laundry: LaundryPlace | undefined;
  /** In English, for the guide to the demo world; the main people have it. */
  tryThis: string | undefined;
};

type Details = {
  language?: Language;
  infos?: DemoInfos;
  isActive?: false;
  cellPhone?: 'none';
  address?: Place;
  laundry?: LaundryPlace;
  tryThis?: string;
};

type RoleName = keyof typeof roles;
type Home = { market: MarketCode; domain: string; companyIds: readonly number[]; office?: string };

/** A person of a company: the address ends in the domain of their first company. */
export function colleague(
  id: number,
  name: string,
  role: RoleName,
  companyIds: readonly number[],
  details: Details = {},
) {
  const { market, domain, phoneNumber } = demoCompany(companyIds[0] ?? 0);
  return definePerson(id, name, role, { market, domain, companyIds, office: phoneNumber }, details);
}

/** Yrke's own staff; some look after companies. */
export function staff(id: number, name: string, market: MarketCode, details: Details & { companyIds?: number[] } = {}) {
  return definePerson(
    id,
    name,
    'internal',
    { market, domain: 'yrke.example', companyIds: details.companyIds ?? [] },
    details,
  );
}

export function consumer(id: number, name: string, market: MarketCode, details: Details & { address: Place }) {
  return definePerson(id, name, 'b2c', { market, domain: 'home.example', companyIds: [] }, details);
}

function definePerson(id: number, name: string, role: RoleName, home: Home, details: Details): DemoPerson {
  const [firstName = name, ...rest] = name.split(' ');
  const lastName = rest.join(' ');
  const { market, domain, companyIds, office } = home;
  return {
    id,
    customerCode: `${market.toUpperCase()}-${id}`,
    emailAddress: `${asciiName(firstName, '-')}.${asciiName(lastName, '')}@${domain}`,
    firstName,
    lastName,
    phoneNumber: role === 'user' ? undefined : office,
    cellPhone:
      details.cellPhone === 'none'
        ? undefined
        : fictionalPhone(markets[market].iso2, 'mobile', 10 + ((id - 5001) % 90)),
    role: roles[role],
    isActive: details.isActive ?? true,
    market,
    language: details.language ?? markets[market].defaultLocale,
    companyIds,
    infos: details.infos ?? {},
    addresses: details.address === undefined ? [] : [addressIn(market, details.address)],
    laundry: details.laundry,
    tryThis: details.tryThis,
  };
}
