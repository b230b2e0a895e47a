import { notFound } from '#app/not-found.ts';
import { readAdministration } from '#modules/company-admin/read-administration.server.ts';
import { regionsOf } from '#modules/market/regions.ts';
import type { Address } from '#modules/people/postal-address.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { countryChoices } from './to-form-view.ts';

/**
 * The addresses of a company, the one that `?delivery=` or `?invoice=` opens, an id or `new`, and the one that `?remove=` asks about. An address that is gone opens as a new
 * one, so that an editor who has typed into it can still save it.
 */
export async function loadAddresses(shop: Shop, visit: Visit, companyId: number, query: URLSearchParams) {
  const read = await readAdministration(shop, visit, companyId);
  if (!read.ok) throw notFound();
  const { company, market } = read.value;
  const { language } = visit;
  const stored = [...company.deliveryAddresses, ...company.invoiceAddresses].map(({ countryCode }) => countryCode);
  const countries = countryChoices({ market, language }, stored);
  const part = (kind: 'delivery' | 'invoice', addresses: readonly Address[]) => {
    const opened = query.get(kind);
    const address = addresses.find(({ id }) => String(id) === opened);
    return { kind, addresses, opened: opened === null ? undefined : { address } };
  };
  const regionsByCountry = Object.fromEntries(
    countries.map(({ value }) => [
      value,
      regionsOf(value, language).map(({ code, name }) => ({ value: code, label: name })),
    ]),
  );
  return {
    id: company.id,
    name: company.name,
    countries,
    marketCountry: market.iso2,
    regionsByCountry,
    /** Only a delivery address can be removed. */
    asked: company.deliveryAddresses.find(({ id }) => String(id) === query.get('remove')),
    parts: [part('delivery', company.deliveryAddresses), part('invoice', company.invoiceAddresses)],
  };
}
