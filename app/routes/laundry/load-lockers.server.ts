import * as z from 'zod';
import type { LockersView } from '#app/components/laundry/lockers-view.ts';
import { notFound } from '#app/not-found.ts';
import { readLockers } from '#modules/laundry/lockers.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const lockersQuery = z.object({
  search: z.string().trim().max(100).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  locker: z.string().max(50).catch(''),
  position: z.string().max(50).catch(''),
});

/** The lockers of a company and the form that assigns them; 404 for those who may not see them. */
export async function loadLockers(
  shop: Shop,
  visit: Visit,
  companyId: number,
  query: URLSearchParams,
): Promise<LockersView> {
  const { search, page, locker, position } = lockersQuery.parse(Object.fromEntries(query));
  const read = await readLockers(shop, visit, { companyId, search, page });
  if (!read.ok) throw notFound();
  const { options, wearers, laundry, ...lockers } = read.value;
  const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return {
    ...lockers,
    companyId,
    laundry: laundry?.name,
    search,
    page,
    form: {
      typed: { employeeNo: '', name: '', subCompanyId: '', department: '', costCenter: '', locker, position },
      wearers: wearers.map(({ employeeNo, name }) => ({ value: employeeNo, label: name })),
      subCompanies: options.subCompanies.map(({ id, name }) => ({ value: id, label: name })),
      departments: choicesOf(options.departments),
      costCenters: choicesOf(options.costCenters),
      lockers: choicesOf(options.lockerNumbers),
    },
  };
}
