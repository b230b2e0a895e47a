import type { ChangeTask } from '../auth/staff-tasks.ts';
import type { Report } from './reports/report.ts';

/** Invoices and payments belong to the task finance, all other reports to orders. */
export const taskOfReport = ({ kind }: Pick<Report, 'kind'>): ChangeTask =>
  kind === 'invoice' || kind === 'payment' ? 'finance' : 'orders';
