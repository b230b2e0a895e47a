import type { ContentRow } from '#app/components/staff/content/content-view.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { pageRows } from '#app/work/list/page-rows.ts';
import { languages } from '#core/locale.ts';
import { ok } from '#core/result.ts';
import { contentIdOf } from '#modules/content-editor/content-id.ts';
import { draftStates } from '#modules/content-editor/draft.ts';
import { listContent } from '#modules/content-editor/list-content.server.ts';
import { marketList } from '#modules/market/markets.ts';
import { liveUrlOf } from './live-url.server.ts';

const translations = ['reference', 'current', 'outdated', 'missing'] as const;

/** All texts of a market with what it inherits, or those for all markets. */
export const contentSource: ListSource<ContentRow, 'changed' | 'title'> = {
  shape: {
    name: 'staff-content',
    keyKind: 'word',
    sorts: [
      { name: 'changed', kind: 'time', isDescending: true },
      { name: 'title', kind: 'text', isDescending: false },
    ],
    filters: {
      state: draftStates,
      language: languages,
      market: ['all', ...marketList.map(({ code }) => code)],
      translation: translations,
    },
  },
  read: async (shop, visit, { search, filters, sort, part }) => {
    const market =
      filters.market === 'all'
        ? undefined
        : marketList.find(({ code }) => code === (filters.market ?? visit.market.code));
    const listed = await listContent(shop, visit, { marketId: market?.marketId });
    if (!listed.ok) return listed;
    const sought = search.toLowerCase();
    const rows = listed.value
      .map(
        ({
          place,
          title,
          state,
          isChanged,
          isInherited,
          stopped,
          isLive,
          translation,
          missing,
          author,
          changedAt,
        }): ContentRow => ({
          id: contentIdOf(isInherited ? { ...place, marketId: market?.marketId } : place),
          slug: place.slug,
          title: place.kind === 'general' ? '' : title,
          isGeneral: place.kind === 'general',
          language: place.language,
          state,
          isChanged,
          isInherited,
          isStopped: stopped !== undefined,
          liveUrl: isLive ? liveUrlOf(shop, visit, { ...place, marketId: market?.marketId }) : undefined,
          translation,
          missing,
          author: author ?? '',
          changedAt: changedAt.toISOString(),
        }),
      )
      .filter(({ state }) => filters.state === undefined || state === filters.state)
      .filter(({ language }) => filters.language === undefined || language === filters.language)
      .filter(
        ({ translation, missing }) =>
          filters.translation === undefined ||
          (filters.translation === 'missing' ? missing.length > 0 : translation === filters.translation),
      )
      .filter(({ title, slug, author }) => `${title} ${slug} ${author}`.toLowerCase().includes(sought));
    const valueOf = (row: ContentRow) => (sort === 'title' ? row.title || row.slug : row.changedAt);
    return ok(pageRows(rows, { valueOf, keyOf: ({ id }) => id }, part));
  },
};
