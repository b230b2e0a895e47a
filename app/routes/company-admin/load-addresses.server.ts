import { notFound } from '#app/not-found.ts';
import { readAdministration } from '#modules/company-admin/read-administration.server.ts';
import { countriesOf } from '#modules/market/countries.ts';
import type { Address } from '#modules/people/postal-address.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The addresses of a company, and the one that `?delivery=` or `?invoice=` opens: an id, or `new`. */
export async function loadAddresses(shop: Shop, visit: Visit, companyId: number, query: URLSearchParams) {
  const read = await readAdministration(shop, visit, companyId);
  if (!read.ok) throw notFound();
  const { company, market } = read.value;
  const countries = countriesOf(market, visit.language).map(({ code, name }) => ({ value: code, label: name }));
  const part = (kind: 'delivery' | 'invoice', addresses: readonly Address[]) => {
    const opened = query.get(kind);
    const address = addresses.find(({ id }) => String(id) === opened);
    return { kind, addresses, opened: opened === 'new' || address ? { address } : undefined };
  };
  return {
    id: company.id,
    name: company.name,
    countries,
    parts: [part('delivery', company.deliveryAddresses), part('invoice', company.invoiceAddresses)],
  };
}
