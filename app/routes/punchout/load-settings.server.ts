import type { AddressLine } from '#app/components/punchout/address-codes.tsx';
import type { Changeable } from '#app/components/punchout/changeable.ts';
import type { CategoryLine } from '#app/components/punchout/class-codes.tsx';
import { notFound } from '#app/not-found.ts';
import { units } from '#core/units.ts';
import { readCategoryNames } from '#modules/approval-rules/rule-words.server.ts';
import { listAddresses } from '#modules/company-admin/company-addresses.server.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { readCompanyConnection, readPossibleBuyers } from '#modules/punchout/change-connection.server.ts';
import type { Connection } from '#modules/punchout/connection.ts';
import { unitCodeOf } from '#modules/punchout/transfer-of.ts';
import { usualUnspsc } from '#modules/punchout-document/classification.ts';
import { writeRules } from '#modules/punchout-document/rule-lines.ts';
import { readOutbound } from '#modules/punchout-order/change-outbound.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** What can be changed of a connection, as its forms show it. */
export async function loadSettings(shop: Shop, visit: Visit, companyId: number): Promise<Changeable> {
  const read = await readCompanyConnection(shop, visit, { companyId });
  const buyers = await readPossibleBuyers(shop, visit, { companyId });
  const outbound = await readOutbound(shop, visit, { companyId });
  if (!read.ok || !buyers.ok || !outbound.ok) throw notFound();
  const { company, settings, credentials } = read.value;
  const { targets, vendor, services, window, fields, ...codes } = settings;
  return {
    settings: { targets: targets.join('\n'), vendor, services, window, fields: writeRules(fields) },
    codes,
    usualUnits: usualUnits(),
    categories: await readCategoryLines(shop, visit, company.marketId, codes.classes),
    addresses: await readAddressLines(shop, visit, companyId),
    documents: outbound.value,
    secrets: credentials,
    buyers: buyers.value,
  };
}

async function readAddressLines(shop: Shop, visit: Visit, companyId: number): Promise<AddressLine[]> {
  const addresses = await listAddresses(shop, visit, companyId, 'delivery');
  if (!addresses.ok) return [];
  return addresses.value.map(({ id, addressLine1, zipCode, city }) => ({
    id,
    text: `${addressLine1}, ${zipCode} ${city}`,
  }));
}

const usualUnits = (): Changeable['usualUnits'] =>
  Object.fromEntries(units.map((unit) => [unit, unitCodeOf({ unitCodes: {} }, unit)])) as Changeable['usualUnits'];

/** The categories of the company's market, and others that it has codes for. */
async function readCategoryLines(
  shop: Shop,
  { market: visited, language }: Visit,
  marketId: number,
  classes: Connection['classes'],
): Promise<CategoryLine[]> {
  const market = findMarketBySiteId(marketId) ?? visited;
  const names = await readCategoryNames(shop, { market, language });
  const others = Object.keys(classes).filter((code) => !names.has(code));
  return [...names, ...others.map((code) => [code, code] as const)].map(([code, name]) => ({
    code,
    name,
    usual: usualUnspsc(code),
  }));
}
