import type { MissingRow, RedirectRow } from '#app/components/staff/redirects/redirect-view.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import type { Language } from '#core/locale.ts';
import { ok } from '#core/result.ts';
import { marketName } from '#modules/account/market-name.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { pageMissing, pageRedirects } from '#modules/redirect/read-redirects.server.ts';

const nameOf = (marketId: number | undefined, language: Language) => {
  const market = marketId === undefined ? undefined : findMarketBySiteId(marketId);
  return market ? marketName(market, language) : '';
};

/** Redirects of all markets, the latest first. */
export const redirectSource: ListSource<RedirectRow, 'created'> = {
  shape: {
    name: 'staff-redirects',
    keyKind: 'uuid',
    sorts: [{ name: 'created', kind: 'time', isDescending: true }],
    filters: {},
  },
  read: async (shop, visit, { search, part }) => {
    const listed = await pageRedirects(shop, visit, { search, part });
    if (!listed.ok) return listed;
    const items = listed.value.items.map(({ id, from, to, marketId, createdAt }) => ({
      id,
      from,
      to,
      market: nameOf(marketId, visit.language),
      day: dayIn(visit.market.marketId, createdAt),
    }));
    return ok({ ...listed.value, items });
  },
};

/** Requested addresses that do not exist, the most requested first. */
export const missingSource: ListSource<MissingRow, 'requests'> = {
  shape: {
    name: 'staff-missing',
    keyKind: 'word',
    sorts: [{ name: 'requests', kind: 'number', isDescending: true }],
    filters: {},
  },
  read: async (shop, visit, { search, part }) => {
    const listed = await pageMissing(shop, visit, { search, part });
    if (!listed.ok) return listed;
    const items = listed.value.items.map(({ marketId, path, n, lastAt }) => ({
      key: `${marketId} ${path}`,
      path,
      market: nameOf(marketId, visit.language),
      n,
      day: dayIn(visit.market.marketId, lastAt),
    }));
    return ok({ ...listed.value, items });
  },
};
