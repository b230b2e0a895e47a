import type { AuditAction } from '../audit/audit-actions.ts';
import { auditActionNames, auditActions } from '../audit/audit-actions.ts';
import type { AuditEntry, ListedChange } from '../audit/audit-entry.ts';
import { type Role, roles } from '../auth/roles.ts';

/** Kinds of things whose changes a company reads; all others are the shop's own. */
export const companySubjects: readonly string[] = ['company', 'customer', 'order', 'price-list', 'logo'];

export const companyActions: readonly AuditAction[] = auditActionNames.filter((name) =>
  companySubjects.includes(auditActions[name]),
);

/** Values about a person: people of role 81 do not see everybody of their company. */
export const showsPersonalTo = (role: Role, action: AuditAction): boolean =>
  role === roles.administrator || action === 'company.visited' || auditActions[action] === 'order';

type Read = {
  readonly companyIds: readonly number[];
  /** Orders whose amounts the company does not see. */
  readonly withoutPrices: ReadonlySet<string>;
};

const amount = 'payable';

/** Whether an entry tells what an order costs. */
export const tellsAmount = ({ subjectKind, before, after }: AuditEntry): boolean =>
  subjectKind === 'order' && (amount in before || amount in after);

/**
 * Settings are kept by our staff: a company reads which of them changed, not how. So it is with amounts of orders whose prices are hidden.
 * Another company for which staff acted is left out.
 */
export function toCompanyChange(change: ListedChange, { companyIds, withoutPrices }: Read): ListedChange {
  const isOwn = change.companyId !== undefined && companyIds.includes(change.companyId);
  const told = { ...change, companyId: isOwn ? change.companyId : undefined };
  if (change.action === 'company-settings.changed')
    return hide(told, [...Object.keys(change.before), ...Object.keys(change.after)]);
  return tellsAmount(change) && withoutPrices.has(change.subjectId) ? hide(told, [amount]) : told;
}

function hide(change: ListedChange, names: readonly string[]): ListedChange {
  const seen = (values: ListedChange['before']) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
  const hiddenFields = [...change.hiddenFields, ...new Set(names)];
  return { ...change, before: seen(change.before), after: seen(change.after), hiddenFields };
}
