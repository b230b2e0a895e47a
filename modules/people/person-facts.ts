import type { Money } from '#core/money.ts';
import type { Role } from '../auth/roles.ts';

/** The approver of a person's orders. An address that belongs to no colleague yet has no customer number. */
type Approver = { readonly customerId: number | undefined; readonly emailAddress: string };

/** Facts about a person that rules depend on. Partners see them among the person's infos. */
export type PersonFacts = {
  readonly amountLimit: Money | undefined;
  readonly employeeNo: string | undefined;
  readonly occupation: string | undefined;
  readonly department: string | undefined;
  readonly costCentre: string | undefined;
  readonly locker: string | undefined;
  /** The place in the locker. */
  readonly lockerPosition: string | undefined;
  readonly approver: Approver | undefined;
  readonly isSuper: boolean | undefined;
};

export const noFacts: PersonFacts = {
  amountLimit: undefined,
  employeeNo: undefined,
  occupation: undefined,
  department: undefined,
  costCentre: undefined,
  locker: undefined,
  lockerPosition: undefined,
  approver: undefined,
  isSuper: undefined,
};

/** People of a company with the same facts for rules. */
export type MemberGroup = {
  readonly role: Role;
  readonly hasApprover: boolean;
  readonly isSuper: boolean;
  readonly people: number;
};
