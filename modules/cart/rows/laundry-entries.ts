import type { Metadata } from '../cart.ts';
import type { Entries } from '../row-metadata.ts';

/** Metadata keys of the laundry values that a row has in place of the wearer's own data. */
const laundryKeys = {
  laundrySubCustomer: 'LaundrySubCustomer',
  costCode: 'CostCode',
  department: 'Department',
  laundryLockerNumber: 'LaundryLockerNumber',
  laundryPositionNumber: 'LaundryPositionNumber',
} as const;

type LaundryField = keyof typeof laundryKeys;

const laundryFields = Object.keys(laundryKeys) as readonly LaundryField[];

/** Absent fields stay unchanged; an empty text restores the wearer's own value. */
export type LaundryWish = { readonly [Field in LaundryField]?: string | undefined };

export const laundryEntriesOf = (wish: LaundryWish): Entries =>
  Object.fromEntries(
    laundryFields.flatMap((field) =>
      wish[field] === undefined ? [] : [[laundryKeys[field], wish[field]?.trim() || undefined]],
    ),
  );

/** Another wearer has another place, so the row's own values are removed. */
export const noLaundryEntries: Entries = Object.fromEntries(
  laundryFields.map((field) => [laundryKeys[field], undefined]),
);

export const setsLaundry = (entries: Entries): boolean =>
  laundryFields.some((field) => entries[laundryKeys[field]] !== undefined);

/** What was set on the row. */
export const laundryWishOf = ({ metadata }: { readonly metadata: readonly Metadata[] }): LaundryWish =>
  Object.fromEntries(
    laundryFields.map((field) => [field, metadata.find(({ key }) => key === laundryKeys[field])?.value || undefined]),
  );
