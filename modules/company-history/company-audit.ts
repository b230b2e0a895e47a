import type { AuditAction } from '../audit/audit-actions.ts';
import { auditActionNames, auditActions } from '../audit/audit-actions.ts';
import type { AuditEntry, ListedChange } from '../audit/audit-entry.ts';
import { type Role, roles } from '../auth/roles.ts';

/** Subjects whose changes a company may read; all others are internal to the shop. */
export const companySubjects: readonly string[] = ['company', 'customer', 'order', 'price-list', 'logo'];

/** Internal, because an entry about an offer would reveal that its e-mail address has an account. An accepted offer has its own entry. */
export const offerAction = 'customer.membership-offered' satisfies AuditAction;

export const companyActions: readonly AuditAction[] = auditActionNames.filter(
  (name) => name !== offerAction && companySubjects.includes(auditActions[name]),
);

/** Values about a person are hidden from role 81, which does not see everybody in the company. */
export const showsPersonalTo = (role: Role, action: AuditAction): boolean =>
  role === roles.administrator || action === 'company.visited' || auditActions[action] === 'order';

type Read = {
  readonly companyIds: readonly number[];
  /** Orders whose amounts the company may not see. */
  readonly withoutPrices: ReadonlySet<string>;
};

const amount = 'payable';

/** Whether an entry contains the amount of an order. */
export const tellsAmount = ({ subjectKind, before, after }: AuditEntry): boolean =>
  subjectKind === 'order' && (amount in before || amount in after);

/**
 * Staff manage the settings: a company reads which of them changed, but not the values. The same applies to amounts of orders with hidden
 * prices. Names of other companies that staff acted for are left out.
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
