import type { Metadata } from '../cart.ts';
import type { Entries } from '../row-metadata.ts';

/** Under which keys a row keeps what was set for the laundry in the place of the wearer's own data. */
const laundryKeys = {
  laundrySubCustomer: 'LaundrySubCustomer',
  costCode: 'CostCode',
  department: 'Department',
  laundryLockerNumber: 'LaundryLockerNumber',
  laundryPositionNumber: 'LaundryPositionNumber',
} as const;

type LaundryField = keyof typeof laundryKeys;

const laundryFields = Object.keys(laundryKeys) as readonly LaundryField[];

/** Fields that are absent stay as they are; an empty text takes the wearer's own again. */
export type LaundryWish = { readonly [Field in LaundryField]?: string | undefined };

export const laundryEntriesOf = (wish: LaundryWish): Entries =>
  Object.fromEntries(
    laundryFields.flatMap((field) =>
      wish[field] === undefined ? [] : [[laundryKeys[field], wish[field]?.trim() || undefined]],
    ),
  );

/** Another wearer has another place. */
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
