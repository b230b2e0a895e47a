import type { DepartmentReport, WornGarment } from '#modules/garment/laundry-report.ts';

export type WornView = Omit<WornGarment, 'wearerId'>;

export type ReportView = {
  readonly companyId: number;
  readonly departments: readonly DepartmentReport[];
  readonly total: Omit<DepartmentReport, 'department'>;
  readonly excelHref: string;
  readonly proposals: readonly (WornView & { readonly replacementSize: string | undefined })[];
  /** Garments whose replacement is ordered; the day is a date. */
  readonly ordered: readonly (WornView & { readonly day: string; readonly orderNo: string })[];
  /** Only admins of the company have a cart for it. */
  readonly mayAdd: boolean;
};

/** The form that puts replacements into the cart. */
export const replaceIntent = 'replace';
