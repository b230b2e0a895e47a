import type { DepartmentReport, Proposal } from '#modules/garment/laundry-report.ts';

export type ReportView = {
  readonly companyId: number;
  readonly departments: readonly DepartmentReport[];
  readonly total: Omit<DepartmentReport, 'department'>;
  readonly excelHref: string;
  readonly proposals: readonly (Omit<Proposal, 'wearerId' | 'replacement'> & {
    readonly replacementSize: string | undefined;
  })[];
  /** Only admins of the company have a cart for it. */
  readonly mayAdd: boolean;
};

/** The form that puts replacements into the cart. */
export const replaceIntent = 'replace';
