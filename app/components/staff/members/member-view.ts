import type { StaffTask } from '#modules/auth/staff-tasks.ts';

/** A member of staff with their tasks. */
export type MemberView = {
  readonly customerId: number;
  readonly name: string;
  readonly loginName: string;
  readonly isActive: boolean;
  readonly isOneself: boolean;
  readonly tasks: readonly StaffTask[];
};
