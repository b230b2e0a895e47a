import { ok, type Result, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { getCompany } from '../company/get-company.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { reachLockers, reachRegister } from './laundry-scope.server.ts';
import { clearPosition, findWearer, listLockerPage, listWearerChoices } from './lockers-store.server.ts';
import { findLaundryOf, readOptions } from './register-store.server.ts';

const perPage = 50;
const mostChoices = 500;

type LockerQuery = { readonly companyId: number; readonly search: string; readonly page: number };

/** The lockers of a company with their positions, a page at a time, and what wearers can be assigned to. */
export async function readLockers(shop: Shop, visit: Visit, { companyId, search, page }: LockerQuery) {
  const reached = await reachLockers(shop, visit, companyId);
  if (!reached.ok) return reached;
  const company = await getCompany(shop, visit, companyId);
  if (!company.ok) return company;
  const { items, total } = await listLockerPage(shop.db, companyId, { search, page, pageSize: perPage });
  return ok({
    company: company.value.name,
    mayChange: reached.value.mayChange,
    laundry: await findLaundryOf(shop.db, companyId),
    options: await readOptions(shop.db, companyId),
    wearers: await listWearerChoices(shop.db, companyId, mostChoices),
    items,
    total,
    pageCount: Math.ceil(total / perPage),
  });
}

type Held = {
  readonly companyId?: number | undefined;
  readonly locker: string;
  readonly position: string;
  readonly employeeNo: string;
};

/** Takes a position from its wearer. One that has another wearer by now stays as it is. */
export async function freePosition(shop: Shop, visit: Visit, { companyId: asked, ...held }: Held) {
  const reached = await reachRegister(shop, visit, asked);
  if (!reached.ok) return reached;
  const { companyId } = reached.value;
  const { locker, position, employeeNo } = held;
  return inTransaction(shop.db, async (db): Promise<Result<Omit<Held, 'companyId'>, Refusal>> => {
    const wearer = await findWearer(db, companyId, employeeNo);
    if (!(await clearPosition(db, companyId, held))) return refuse({ code: 'locker-position-changed' });
    await recordChange(db, visit, {
      action: 'company.position-freed',
      subject: companyId,
      madeFor: companyId,
      before: { locker, position },
      personal: { of: wearer?.customerId, before: { employeeNo } },
    });
    return ok(held);
  });
}
