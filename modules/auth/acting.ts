import { type Role, roles } from './roles.ts';

/** How long staff may act for a customer. */
export const actingMinutes = 30;

const customers: readonly Role[] = [roles.user, roles.administrator, roles.customerAdmin];

/** People of companies: staff act for them, but never for consumers or for other staff. */
export const isActedFor = (role: Role): boolean => customers.includes(role);
