import { notFound } from '#app/not-found.ts';
import { usesLaundry } from '#app/routes/history/history-place.server.ts';
import { toCompanyForm } from '#modules/company-admin/form-to-company.ts';
import { readAdministration } from '#modules/company-admin/read-administration.server.ts';
import { isAway } from '#modules/is-away.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toFormView } from './to-form-view.ts';

/** A company and its form. Undefined where it could not be read: the page offers to try again. */
export async function loadCompany(shop: Shop, visit: Visit, companyId: number) {
  const read = await readAdministration(shop, visit, companyId).catch((error: unknown) => {
    if (isAway(error)) throw error;
    shop.log.error({ err: error, companyId }, 'a company could not be loaded');
    return undefined;
  });
  if (!read) return undefined;
  if (!read.ok) throw notFound();
  const { company, market, choices } = read.value;
  const { version } = company;
  const form = toFormView(visit, { mode: 'edit', values: toCompanyForm(company), version, market, choices });
  const hasLaundry = await usesLaundry(shop, company.id);
  return { id: company.id, name: company.name, children: company.children, hasLaundry, form };
}
