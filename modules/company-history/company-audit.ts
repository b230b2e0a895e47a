import type { AuditAction } from '../audit/audit-actions.ts';
import { auditActionNames, auditActions } from '../audit/audit-actions.ts';
import type { ListedChange } from '../audit/audit-entry.ts';
import { type Role, roles } from '../auth/roles.ts';

/** Kinds of things whose changes a company reads; all others are the shop's own. */
export const companySubjects: readonly string[] = ['company', 'customer', 'order', 'price-list', 'logo'];

export const companyActions: readonly AuditAction[] = auditActionNames.filter((name) =>
  companySubjects.includes(auditActions[name]),
);

/** Values about a person: people of role 81 do not see everybody of their company. */
export const showsPersonalTo = (role: Role, action: AuditAction): boolean =>
  role === roles.administrator || action === 'company.visited' || auditActions[action] === 'order';

/**
 * Settings are kept by our staff: a company reads which of them changed, not how. Another company for which staff acted is left out.
 */
export function toCompanyChange(change: ListedChange, companyIds: readonly number[]): ListedChange {
  const isOwn = change.companyId !== undefined && companyIds.includes(change.companyId);
  const told = { ...change, companyId: isOwn ? change.companyId : undefined };
  if (change.action !== 'company-settings.changed') return told;
  const names = [...new Set([...Object.keys(change.before), ...Object.keys(change.after)])];
  return { ...told, before: {}, after: {}, hiddenFields: [...change.hiddenFields, ...names] };
}
