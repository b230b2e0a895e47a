import type { ChangeRow, ShownFields } from '#app/components/staff/history/change-row.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import type { JsonObject } from '#core/json.ts';
import { ok } from '#core/result.ts';
import { auditActionNames } from '#modules/audit/audit-actions.ts';
import type { ListedChange } from '#modules/audit/audit-entry.ts';
import { campaignTimes } from '#modules/catalogue/campaign-days.ts';
import { pageChanges } from '#modules/people/list-changes.server.ts';

/** Audit entries, the latest first. Days are in the time zone of the reader's market. */
export const changeSource: ListSource<ChangeRow, 'time'> = {
  shape: {
    name: 'staff-history',
    keyKind: 'number',
    sorts: [{ name: 'time', kind: 'number', isDescending: true }],
    filters: { subject: 'text', actor: 'text', action: auditActionNames, from: 'day', to: 'day' },
  },
  read: async (shop, visit, { filters, part }) => {
    const { subject, actor, action, from, to } = filters;
    const timesOf = campaignTimes(visit.market.code);
    const listed = await pageChanges(shop, visit, {
      subject,
      actor,
      action: auditActionNames.find((name) => name === action),
      from: from === undefined ? undefined : new Date(timesOf({ from, to: from }).beginsAt),
      to: to === undefined ? undefined : new Date(timesOf({ from: to, to }).endsAt),
      part,
    });
    if (!listed.ok) return listed;
    return ok({ ...listed.value, items: listed.value.items.map(toChangeRow) });
  },
};

export const toChangeRow = (change: ListedChange): ChangeRow => ({
  ...change,
  actingAs: change.actingAs === undefined ? undefined : change.actingAsName || String(change.actingAs),
  before: shownOf(change.before),
  after: shownOf(change.after),
});

const longestValue = 400;

/** Values as text. Long values are cut; the API returns them in full. */
const shownOf = (fields: JsonObject): ShownFields =>
  Object.entries(fields).map(([name, value]) => {
    const text = textOf(value);
    return { name, value: text.length > longestValue ? `${text.slice(0, longestValue)}…` : text };
  });

function textOf(value: JsonObject[string]): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
