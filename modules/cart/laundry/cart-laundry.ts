import type { LaundryOptions } from '../../laundry/laundry-customer.ts';
import type { LaundryErrorText } from '../../laundry/laundry-error.ts';
import type { WearerPlace } from '../../people/coworker.ts';
import type { CartRow } from '../cart.ts';
import { coworkerIdOf } from '../row-metadata.ts';
import { laundryWishOf } from '../rows/laundry-entries.ts';
import { type OrderRowCustomer, orderRowCustomer } from '../rows/order-row-customer.ts';

/** A message key: `laundry.error.<name>`. */
export type LaundryProblem = LaundryErrorText | 'employeeNoMissing';

export type RowLaundry = {
  readonly wearer: WearerPlace;
  readonly customer: OrderRowCustomer;
  /** Whether the laundry is asked about the wearer. */
  readonly isAsked: boolean;
  readonly problem: LaundryProblem | undefined;
};

/** The laundry's data about a cart. */
export type CartLaundry = {
  /** UseLaundryV2: sub-customer and position are chosen from lists. */
  readonly hasPickers: boolean;
  readonly isEditable: boolean;
  /** Undefined: the laundry cannot be asked at the moment. */
  readonly options: LaundryOptions | undefined;
  /** By locker; only with pickers. */
  readonly freePositions: Readonly<Record<string, readonly string[]>>;
  /** By row. A row whose wearer is not of the company has none. */
  readonly rows: ReadonlyMap<string, RowLaundry>;
};

export type LaundryTerms = {
  readonly companyId: number;
  readonly buyerId: number;
  /** Plain users need no employee number to buy; administrators of the company do. */
  readonly needsNumber: boolean;
  readonly places: ReadonlyMap<number, WearerPlace>;
  readonly options: LaundryOptions | undefined;
  readonly hasPickers: boolean;
};

/**
 * The wearer of a row is the chosen one, otherwise the buyer. Values of the row take precedence over the wearer's own
 * data. The laundry is asked about chosen wearers, and about buyers with a locker; other goods do not go through the
 * laundry.
 */
export function rowLaundryOf(row: CartRow, terms: LaundryTerms): RowLaundry | undefined {
  const chosen = coworkerIdOf(row);
  const wearer = terms.places.get(chosen ?? terms.buyerId);
  if (!wearer) return undefined;
  const wish = laundryWishOf(row);
  const customer = orderRowCustomer.parse({
    companyId: terms.companyId,
    laundrySubCustomer: wish.laundrySubCustomer ?? subCustomerOf(terms),
    employeeNo: wearer.employeeNo,
    costCode: wish.costCode ?? wearer.costCentre,
    department: wish.department ?? wearer.department,
    laundryLockerNumber: wish.laundryLockerNumber ?? wearer.locker,
    laundryPositionNumber: wish.laundryPositionNumber ?? positionOf(wish.laundryLockerNumber, wearer),
  });
  const lacksNumber = customer.employeeNo === '' && (chosen !== undefined || terms.needsNumber);
  return {
    wearer,
    customer,
    isAsked: customer.employeeNo !== '' && (chosen !== undefined || customer.laundryLockerNumber !== ''),
    problem: lacksNumber ? 'employeeNoMissing' : undefined,
  };
}

/** The position belongs to the wearer's own locker; in another one it means nothing. */
const positionOf = (locker: string | undefined, wearer: WearerPlace): string | undefined =>
  locker === undefined || locker === wearer.locker ? wearer.lockerPosition : undefined;

/**
 * The first version of the form has no field for it, so the company's first sub-company is used. A list with one entry
 * needs no choice.
 */
function subCustomerOf({ options, hasPickers }: LaundryTerms): string {
  const { subCompanies = [] } = options ?? {};
  return hasPickers && subCompanies.length > 1 ? '' : (subCompanies[0]?.id ?? '');
}

const placeOf = ({ laundryLockerNumber, laundryPositionNumber }: OrderRowCustomer) =>
  JSON.stringify([laundryLockerNumber, laundryPositionNumber]);

/** Rows whose place is already given to another wearer in this cart; the laundry would accept each of them alone. */
export function rowsWithTakenPlace(rows: ReadonlyMap<string, RowLaundry>): ReadonlySet<string> {
  const holders = new Map<string, string>();
  const taken = new Set<string>();
  for (const [id, { customer, isAsked }] of rows) {
    if (!isAsked || customer.laundryPositionNumber === '') continue;
    const holder = holders.get(placeOf(customer)) ?? customer.employeeNo;
    holders.set(placeOf(customer), holder);
    if (holder !== customer.employeeNo) taken.add(id);
  }
  return taken;
}
