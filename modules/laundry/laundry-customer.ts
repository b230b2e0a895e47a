/** `create` for a wearer whom the laundry does not know yet. */
export const laundryActions = ['update', 'create'] as const;

export type LaundryAction = (typeof laundryActions)[number];

/** Where a laundry brings the garments of a wearer. Empty texts: not given. */
type LaundryPlace = {
  readonly subCompanyId: string;
  readonly department: string;
  readonly costCenter: string;
  readonly locker: string;
  readonly position: string;
};

/** A wearer as a laundry knows one: by the employee number within the company. */
export type LaundryCustomer = LaundryPlace & {
  readonly employeeNo: string;
  readonly name: string;
  /** The person in the shop, where the shop knows one. */
  readonly customerId?: number | undefined;
};

/** What a laundry offers a company to choose from. */
export type LaundryOptions = {
  readonly subCompanies: readonly { readonly id: string; readonly name: string }[];
  readonly departments: readonly string[];
  readonly costCenters: readonly string[];
  readonly lockerNumbers: readonly string[];
};

/** A position of a locker with the wearer who has it. */
export type ListedPosition = {
  readonly locker: string;
  readonly position: string;
  readonly employeeNo: string | null;
  readonly name: string | null;
};

export const validationType = 'checkoutprepurchasevalidation';
