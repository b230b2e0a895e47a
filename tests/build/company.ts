import { agreedCredit } from '#modules/company/company-credit.ts';
import { setCredit } from '#modules/company/company-credit-store.server.ts';
import { companyTopic } from '#modules/company/company-terms.server.ts';
import type { Address } from '#modules/people/postal-address.ts';
import type { Shop } from '#modules/shop.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import '#modules/company/company-tables.server.ts';
import type { Db } from '#platform/db/db.server.ts';

type Facts = {
  name: string;
  marketId: number;
  parentId: number | null;
  coopCode: string | null;
  attributes: Record<string, string>;
  settings: Record<string, string>;
  priceLists: readonly string[];
  addresses: { kind: 'delivery' | 'invoice'; address: Omit<Address, 'id'> }[];
};

const street = {
  addressLine1: 'Verkstadsgatan 4',
  addressLine2: undefined,
  zipCode: '111 22',
  city: 'Stockholm',
  region: undefined,
  countryCode: 'SE',
};

/** A company to be saved: `await aCompany('Bygg').childOf(parent).with({ HidePrice: 'true' }).save(db)`. */
export function aCompany(name = 'Bygg') {
  return builder({
    name,
    marketId: 1,
    parentId: null,
    coopCode: null,
    attributes: {},
    settings: {},
    priceLists: [],
    addresses: [],
  });
}

function builder(facts: Facts) {
  const but = (changed: Partial<Facts>) => builder({ ...facts, ...changed });
  return {
    childOf: (parent: { id: number }) => but({ parentId: parent.id }),
    inMarket: (marketId: number) => but({ marketId }),
    inCoop: (coopCode: string) => but({ coopCode }),
    with: (settings: Record<string, string>) => but({ settings: { ...facts.settings, ...settings } }),
    withAttributes: (attributes: Record<string, string>) => but({ attributes: { ...facts.attributes, ...attributes } }),
    withPriceLists: (...priceLists: string[]) => but({ priceLists }),
    withAddress: (kind: 'delivery' | 'invoice', address: Partial<Omit<Address, 'id'>> = {}) =>
      but({ addresses: [...facts.addresses, { kind, address: { ...street, ...address } }] }),
    save: (db: Db) => save(db, facts),
  };
}

/** For tests that change settings or price lists in the database: invalidates the snapshots. */
export async function tellCompanyChanged({ db, snapshots }: Pick<Shop, 'db' | 'snapshots'>): Promise<void> {
  await markChanged(db, companyTopic);
  await snapshots.announce(companyTopic);
}

async function save(
  db: Db,
  { name, marketId, parentId, coopCode, attributes, settings, priceLists, addresses }: Facts,
) {
  const company = await db
    .insertInto('company')
    .values({
      name,
      market_id: marketId,
      parent_id: parentId,
      coop_code: coopCode,
      email_address: null,
      org_no: null,
      web: null,
      phone_number: null,
      attributes: JSON.stringify(attributes),
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  await setCredit(db, company.id, agreedCredit({ marketId, attributes }), new Date(0));
  for (const [key, value] of Object.entries(settings))
    await db.insertInto('company_setting').values({ company_id: company.id, key, value }).execute();
  for (const price_list of priceLists)
    await db.insertInto('company_price_list').values({ company_id: company.id, price_list }).execute();
  for (const { kind, address } of addresses)
    await db
      .insertInto('company_address')
      .values({
        company_id: company.id,
        kind,
        address_line_1: address.addressLine1,
        address_line_2: address.addressLine2 ?? null,
        zip_code: address.zipCode,
        city: address.city,
        region: address.region ?? null,
        country_code: address.countryCode,
      })
      .execute();
  return company;
}
