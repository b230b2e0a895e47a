import { ok, type Result, refuse } from '#core/result.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { reachLaundry } from './laundry-scope.server.ts';
import type { LaundryCompany, LaundrySystem, LockerPosition, Wearer } from './laundry-system.ts';

type Of = { readonly companyId?: number | undefined };

/** Asks the laundry's system; refuses where it cannot be asked. */
async function ask<Answer>(
  shop: Shop,
  visit: Visit,
  { companyId }: Of,
  question: (laundry: LaundrySystem, companyId: number, seesWearers: boolean) => Promise<Result<Answer, Refusal>>,
): Promise<Result<Answer, Refusal>> {
  const reached = await reachLaundry(shop, visit, companyId);
  if (!reached.ok) return reached;
  const { companyId: id, seesWearers } = reached.value;
  try {
    return await question(shop.laundry, id, seesWearers);
  } catch (error) {
    shop.log.warn({ err: error, companyId: id }, 'the laundry could not be asked');
    return refuse({ code: 'laundry-unavailable' });
  }
}

export const getLaundryCompany = (shop: Shop, visit: Visit, of: Of): Promise<Result<LaundryCompany, Refusal>> =>
  ask(shop, visit, of, async (laundry, companyId) => {
    const company = await laundry.companyOf(companyId);
    return company
      ? ok(company)
      : refuse({ code: 'laundry-company-not-found', laundryError: 'LaundryCompanyDoesNotExists' });
  });

export const listDeliveryLocations = (shop: Shop, visit: Visit, of: Of) =>
  ask(shop, visit, of, async (laundry, companyId) => ok(await laundry.deliveryLocationsOf(companyId)));

export const readLaundryOptions = (shop: Shop, visit: Visit, of: Of) =>
  ask(shop, visit, of, async (laundry, companyId) => ok(await laundry.optionsOf(companyId)));

export type SeenPosition = LockerPosition & { readonly isFree: boolean };

export const listLockerPositions = (shop: Shop, visit: Visit, { locker, ...of }: Of & { readonly locker: string }) =>
  ask<readonly SeenPosition[]>(shop, visit, of, async (laundry, companyId, seesWearers) => {
    const positions = await laundry.positionsOf(companyId, locker);
    if (!positions) return refuse({ code: 'locker-not-found', locker, laundryError: 'NotFound' });
    return ok(
      positions.map(({ position, employeeNo }) => ({
        position,
        isFree: employeeNo === undefined,
        employeeNo: seesWearers ? employeeNo : undefined,
      })),
    );
  });

export const isWearerKnown = (shop: Shop, visit: Visit, { companyId, ...wearer }: Of & Wearer) =>
  ask(shop, visit, { companyId }, async (laundry, id) => ok(await laundry.isKnown(id, wearer)));
