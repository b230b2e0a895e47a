import type { Db } from '#platform/db/db.server.ts';
import type { LaundryAction, LaundryCustomer, LaundryOptions } from './laundry-customer.ts';

export type LaundryCompany = { readonly id: string; readonly name: string };

/** A position of a locker. `employeeNo` is the wearer who has it; undefined: it is free. */
export type LockerPosition = { readonly position: string; readonly employeeNo: string | undefined };

export type Wearer = { readonly employeeNo: string; readonly subCompanyId: string };

/** `moved`: to another locker or position. `refused`: what validation refuses, such as the place of another wearer. */
export const saveOutcomes = ['unchanged', 'accepted', 'moved', 'refused'] as const;

export type SaveOutcome = (typeof saveOutcomes)[number];

/**
 * The system of a laundry. The embedded one is a register in the shop's own database; the other answers over HTTP. Methods reject when the
 * system cannot be asked, and the callers decide what that means.
 */
export type LaundrySystem = {
  /** Whether lockers and wearers are the shop's own, so that its screens can change them. */
  readonly keepsRegister: boolean;
  /** Undefined for a company that no laundry serves. */
  companyOf(companyId: number): Promise<LaundryCompany | undefined>;
  optionsOf(companyId: number): Promise<LaundryOptions>;
  deliveryLocationsOf(companyId: number): Promise<readonly string[]>;
  /** Undefined if the company has no such locker. */
  positionsOf(companyId: number, locker: string): Promise<readonly LockerPosition[] | undefined>;
  isKnown(companyId: number, wearer: Wearer): Promise<boolean>;
  /** Codes of errors by employee number, the most important first; a number without an entry would be accepted. */
  validate(
    companyId: number,
    customers: readonly LaundryCustomer[],
    action: LaundryAction,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Makes the wearer known with their place, or changes them. The same again changes nothing. */
  saveWearer(companyId: number, customer: LaundryCustomer, saving?: Saving): Promise<SaveOutcome>;
};

type Saving = {
  /** The shop's own register writes in this transaction. */
  readonly within?: Db | undefined;
  /** A system over HTTP gives the same answer to the same key again, when the first one got lost. */
  readonly key?: string | undefined;
};
