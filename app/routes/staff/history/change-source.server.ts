import type { ChangeRow, ShownFields } from '#app/components/staff/history/change-row.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import type { JsonObject } from '#core/json.ts';
import { ok } from '#core/result.ts';
import { auditActionNames } from '#modules/audit/audit-actions.ts';
import type { ListedChange } from '#modules/audit/audit-entry.ts';
import { isInternal } from '#modules/auth/claims.ts';
import { campaignTimes } from '#modules/catalogue/campaign-days.ts';
import { readCompanyNames } from '#modules/company-history/read-company-names.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createMomentFormat } from '#modules/market/day-format.ts';
import { timeZones } from '#modules/market/time-zones.ts';
import { pageChanges } from '#modules/people/list-changes.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { type HistoryWords, historyWords } from './history-words.ts';
import { valueText } from './value-text.ts';

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
    const companies = await readCompanyNames(shop, visit, listed.value.items);
    return ok({ ...listed.value, items: toChangeRows(listed.value.items, { shop, visit, companies }) });
  },
};

type Reading = {
  readonly shop: Shop;
  readonly visit: Visit;
  /** Names of the companies that the reader may see. */
  readonly companies: ReadonlyMap<number, string>;
  /** Names of the changed people, where the reader may see them. */
  readonly people?: ReadonlyMap<number, string>;
};

export function toChangeRows(
  changes: readonly ListedChange[],
  { shop, visit, companies, people }: Reading,
): ChangeRow[] {
  const namesOfKind = new Map([
    ['company', companies],
    ['customer', people],
  ]);
  const countries = new Intl.DisplayNames([visit.language], { type: 'region' });
  const words = historyWords({
    say: (domain, key) => shop.texts.say(visit.language, domain, key),
    companies,
    country: (code) => countries.of(code),
    moment: createMomentFormat(cultureOf(visit), timeZones[visit.market.code]),
  });
  return changes.map(({ companyId, ...change }) => ({
    ...change,
    company: companyId === undefined ? undefined : (companies.get(companyId) ?? String(companyId)),
    subjectName: namesOfKind.get(change.subjectKind)?.get(Number(change.subjectId)),
    actingAs: change.actingAs === undefined ? undefined : change.actingAsName || String(change.actingAs),
    before: shownOf(change.before, words),
    after: shownOf(change.after, words),
    erasedFields: change.erasedFields.map(words.nameOf),
    hiddenFields: change.hiddenFields.map(words.nameOf),
    reader: isInternal(visit.claims) ? ('staff' as const) : ('company' as const),
  }));
}

const longestValue = 400;

/** Values as text. Long values are cut; the API returns them in full. */
const shownOf = (fields: JsonObject, words: HistoryWords): ShownFields =>
  Object.entries(fields).map(([field, value]) => {
    const text = valueText(field, value, words);
    return {
      field,
      name: words.nameOf(field),
      value: text.length > longestValue ? `${text.slice(0, longestValue)}…` : text,
    };
  });
