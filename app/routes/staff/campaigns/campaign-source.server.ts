import type { CampaignRow } from '#app/components/staff/campaigns/campaign-view.ts';
import { marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { pageRows } from '#app/work/list/page-rows.ts';
import { ok } from '#core/result.ts';
import { stateAt, wordIn } from '#modules/promotion/campaign.ts';
import { readCampaigns } from '#modules/promotion/read-campaigns.server.ts';

const states = ['running', 'planned', 'paused', 'over'] as const;

/** All campaigns, which are few: running ones first, then planned, paused and ended ones. */
export const campaignSource: ListSource<CampaignRow, 'state' | 'name'> = {
  shape: {
    name: 'staff-campaigns',
    keyKind: 'uuid',
    sorts: [
      { name: 'state', kind: 'number', isDescending: false },
      { name: 'name', kind: 'text', isDescending: false },
    ],
    filters: { state: states },
  },
  read: async (shop, visit, { search, filters, sort, part }) => {
    const listed = await readCampaigns(shop, visit);
    if (!listed.ok) return listed;
    const markets = marketsByName(visit);
    const sought = search.toLowerCase();
    const rows = listed.value
      .map(({ id, name, benefit, code, marketIds, validFrom, validTo, ...rest }) => ({
        id,
        name: wordIn(name, visit.language),
        state: stateAt({ ...rest, validFrom, validTo }, visit.now),
        kind: benefit.kind,
        code,
        markets: markets.filter(({ marketId }) => marketIds.includes(marketId)).map((market) => market.name),
        validFrom,
        /** The last instant of the campaign, because the stored end is exclusive. */
        validTo: validTo === undefined ? undefined : new Date(new Date(validTo).getTime() - 1).toISOString(),
      }))
      .filter(({ state }) => filters.state === undefined || state === filters.state)
      .filter(({ name, code = '' }) => `${name} ${code}`.toLowerCase().includes(sought));
    const valueOf = (row: CampaignRow) => (sort === 'name' ? row.name : states.indexOf(row.state));
    return ok(pageRows(rows, { valueOf, keyOf: ({ id }) => id }, part));
  },
};
