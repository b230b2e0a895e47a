import type { ListedPosition } from '#modules/laundry/laundry-customer.ts';

type Choice = { readonly value: string; readonly label: string };

export type LockersView = {
  readonly companyId: number;
  readonly company: string;
  readonly mayChange: boolean;
  readonly laundry: string | undefined;
  readonly items: readonly ListedPosition[];
  readonly search: string;
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  readonly form: AssignFormView;
};

export type AssignFormView = {
  /** The place from the address, or empty. */
  readonly typed: TypedAssignment;
  readonly wearers: readonly Choice[];
  readonly subCompanies: readonly Choice[];
  readonly departments: readonly Choice[];
  readonly costCenters: readonly Choice[];
  readonly lockers: readonly Choice[];
};

export const assignmentFields = [
  'employeeNo',
  'name',
  'subCompanyId',
  'department',
  'costCenter',
  'locker',
  'position',
] as const;

export type AssignmentField = (typeof assignmentFields)[number];

type TypedAssignment = Readonly<Record<AssignmentField, string>>;

/** A refused form of the page. */
export type LockersAnswer = {
  readonly answerId: string;
  readonly typed: TypedAssignment | undefined;
  readonly errors: readonly { readonly text: string; readonly fieldId?: string }[];
};
