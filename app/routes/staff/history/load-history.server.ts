import type { ChangeQuery } from '#app/components/staff/history/change-search.tsx';
import type { ChangeRow, ShownFields } from '#app/components/staff/history/change-table.tsx';
import { notFound } from '#app/not-found.ts';
import { parseDate } from '#core/dates.ts';
import type { JsonObject } from '#core/json.ts';
import { auditActionNames } from '#modules/audit/audit-actions.ts';
import { campaignTimes } from '#modules/catalogue/campaign-days.ts';
import { listChanges } from '#modules/people/list-changes.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const pageSize = 50;
const longest = 500;

/** The list that the address asks for. What is no action, day or number is left out of the search. */
export async function loadHistory(shop: Shop, visit: Visit, query: URLSearchParams) {
  const textOf = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  const dayOf = (name: string) => (parseDate(textOf(name)).ok ? textOf(name) : '');
  const search: ChangeQuery = {
    subject: textOf('subject'),
    actor: textOf('actor'),
    action: auditActionNames.find((name) => name === query.get('action')) ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
  };
  const timesOf = campaignTimes(visit.market.code);
  const below = /^\d{1,15}$/.test(query.get('below') ?? '') ? Number(query.get('below')) : undefined;
  const listed = await listChanges(shop, visit, {
    subject: search.subject || undefined,
    actor: search.actor || undefined,
    action: auditActionNames.find((name) => name === search.action),
    from: search.from ? new Date(timesOf({ from: search.from, to: search.from }).beginsAt) : undefined,
    to: search.to ? new Date(timesOf({ from: search.to, to: search.to }).endsAt) : undefined,
    below,
    pageSize,
  });
  if (!listed.ok) throw notFound();
  const { changes, nextBelow } = listed.value;
  return {
    search,
    changes: changes.map(
      ({ before, after, ...change }): ChangeRow => ({
        ...change,
        before: shownOf(before),
        after: shownOf(after),
      }),
    ),
    olderHref: nextBelow === undefined ? undefined : hrefOf(search, nextBelow),
  };
}

const longestValue = 400;

/** Values as text; a page of content is cut, the API has all of it. */
const shownOf = (fields: JsonObject): ShownFields =>
  Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return { name, value: text.length > longestValue ? `${text.slice(0, longestValue)}…` : text };
  });

function hrefOf(search: ChangeQuery, below: number): string {
  const filled = Object.entries(search).filter(([, value]) => value !== '');
  return `?${new URLSearchParams([...filled, ['below', String(below)]])}`;
}
