import type { ChangeRow } from '#app/components/staff/history/change-row.ts';
import { toChangeRows } from '#app/routes/staff/history/change-source.server.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { campaignTimes } from '#modules/catalogue/campaign-days.ts';
import { companyActions } from '#modules/company-history/company-audit.ts';
import { pageCompanyChanges } from '#modules/company-history/page-company-changes.server.ts';

/** Changes in the visitor's company, the latest first. Days are those of its market. */
export const companyChangeSource: ListSource<ChangeRow, 'time'> = {
  shape: {
    name: 'company-history',
    keyKind: 'number',
    sorts: [{ name: 'time', kind: 'number', isDescending: true }],
    filters: { action: companyActions, from: 'day', to: 'day' },
  },
  read: async (shop, visit, { filters: { action, from, to }, part }) => {
    const timesOf = campaignTimes(visit.market.code);
    const page = await pageCompanyChanges(shop, visit, {
      action: companyActions.find((name) => name === action),
      from: from === undefined ? undefined : new Date(timesOf({ from, to: from }).beginsAt),
      to: to === undefined ? undefined : new Date(timesOf({ from: to, to }).endsAt),
      part,
    });
    if (!page.ok) return page;
    const { companies, people, items, ...rest } = page.value;
    return ok({ ...rest, items: toChangeRows(items, { shop, visit, companies, people }) });
  },
};
