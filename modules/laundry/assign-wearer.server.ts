import { ok, type Result, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { listIdsByEmployeeNo } from '../people/coworker-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listPlaces } from './laundry-account-store.server.ts';
import type { LaundryCustomer } from './laundry-customer.ts';
import { reachWearers } from './laundry-scope.server.ts';
import type { SaveOutcome } from './laundry-system.ts';
import { saveAtLaundry } from './save-at-laundry.server.ts';

type Input = { readonly companyId?: number | undefined; readonly customer: LaundryCustomer };

const noPlace = { department: '', locker: '', position: '' };

/** Makes a wearer known with their place, or gives one another place. Of two who assign a position at once, one gets it. */
export async function assignWearer(
  shop: Shop,
  visit: Visit,
  { companyId: asked, customer }: Input,
): Promise<Result<SaveOutcome, Refusal>> {
  const reached = await reachWearers(shop, visit, asked);
  if (!reached.ok) return reached;
  const { companyId } = reached.value;
  const { employeeNo, department, locker, position } = customer;
  const customerId = (await listIdsByEmployeeNo(shop.db, companyId, [employeeNo])).get(employeeNo);
  return saveAtLaundry(shop, {
    save: async (within = shop.db) => ({
      before: (await listPlaces(within, companyId, [employeeNo])).get(employeeNo) ?? noPlace,
      outcome: await shop.laundry
        .saveWearer(companyId, { ...customer, customerId }, { within })
        .catch((error: unknown) => shop.log.warn({ err: error, companyId }, 'the laundry could not save a wearer')),
    }),
    keep: async (db, { before, outcome }): Promise<Result<SaveOutcome, Refusal>> => {
      if (!outcome) return refuse({ code: 'laundry-unavailable' });
      if (outcome === 'accepted' || outcome === 'moved')
        await recordChange(db, visit, {
          action: 'company.wearer-saved',
          subject: companyId,
          madeFor: companyId,
          before,
          after: { department, locker, position },
          personal: { of: customerId, after: { employeeNo } },
        });
      return ok(outcome);
    },
  });
}
