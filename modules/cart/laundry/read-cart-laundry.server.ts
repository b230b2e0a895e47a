import { administers } from '../../auth/may-do.ts';
import { isOn, type Settings } from '../../company/company-settings.ts';
import { isEnabled } from '../../flags/read-flags.server.ts';
import { judgeWearers } from '../../laundry/judge-wearers.server.ts';
import { readFreePositions, readOptionsOrNone } from '../../laundry/read-choices.server.ts';
import { listWearerPlaces } from '../../people/coworker-store.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { Cart } from '../cart.ts';
import { coworkerIdOf } from '../row-metadata.ts';
import { type CartLaundry, type RowLaundry, rowLaundryOf, rowsWithTakenPlace } from './cart-laundry.ts';

type Of = {
  readonly cart: Pick<Cart, 'owner' | 'rows'>;
  readonly settings: Settings;
  /** Whether the choices of pickers are needed. */
  readonly isShown: boolean;
};

/**
 * Undefined, without a statement, if the company has no laundry. One request for all wearers, and one more for those
 * whom the laundry does not know. An unavailable laundry is not asked twice.
 */
export async function readCartLaundry(
  shop: Shop,
  visit: Visit,
  { cart: { owner, rows: all }, settings, isShown }: Of,
): Promise<CartLaundry | undefined> {
  if (owner.kind !== 'company' || !isOn(settings, 'UseLaundry') || all.length === 0) return undefined;
  const { companyId, customerId: buyerId } = owner;
  const articles = all.filter(({ parentId }) => parentId === undefined);
  const ids = new Set([buyerId, ...articles.flatMap((row) => coworkerIdOf(row) ?? [])]);
  const places = new Map((await listWearerPlaces(shop.db, companyId, [...ids])).map((place) => [place.id, place]));
  const options = await readOptionsOrNone(shop, companyId);
  const hasPickers = await isEnabled(shop, visit, 'UseLaundryV2');
  const terms = { companyId, buyerId, needsNumber: administers(visit.claims), places, options, hasPickers };
  const own = new Map(
    articles.flatMap((row) => {
      const laundry = rowLaundryOf(row, terms);
      return laundry ? [[row.id, laundry] as const] : [];
    }),
  );
  const rows = options ? await judged(shop, companyId, own) : own;
  const lockers = [...rows.values()].map(({ customer }) => customer.laundryLockerNumber);
  return {
    hasPickers,
    isEditable: administers(visit.claims, 'orders', 'customers'),
    options,
    freePositions: isShown && hasPickers && options ? await readFreePositions(shop, companyId, lockers) : {},
    rows,
  };
}

async function judged(shop: Shop, companyId: number, rows: ReadonlyMap<string, RowLaundry>) {
  const asked = [...rows.values()].filter(({ isAsked }) => isAsked);
  const judgements = await judgeWearers(shop, companyId, asked.map(toLaundryCustomer));
  const taken = rowsWithTakenPlace(rows);
  return new Map(
    [...rows].map(([id, row]): [string, RowLaundry] => {
      const judgement = row.isAsked ? judgements.get(row.customer.employeeNo) : undefined;
      if (!judgement) return [id, row];
      const problem =
        judgement.error ?? (taken.has(id) ? ('LaundryCompanyLockerAndPositionDoesNotExists' as const) : undefined);
      return [id, { ...row, customer: { ...row.customer, action: judgement.action }, problem }];
    }),
  );
}

const toLaundryCustomer = ({ wearer, customer }: RowLaundry) => ({
  employeeNo: customer.employeeNo,
  name: wearer.name,
  subCompanyId: customer.laundrySubCustomer,
  department: customer.department,
  costCenter: customer.costCode,
  locker: customer.laundryLockerNumber,
  position: customer.laundryPositionNumber,
});
