import type { SuggestionsView } from '#app/components/catalogue/suggestions-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { readPriceView } from '#app/price-view.server.ts';
import { readListAddress } from '#modules/assortment/list-address.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { suggest } from '#modules/assortment/suggest.server.ts';
import type { Route } from './+types/suggestions.ts';
import { suggestPages } from './suggest-pages.server.ts';
import { toSuggestions } from './to-suggestions.server.ts';

const nothing: SuggestionsView = { completions: [], categories: [], products: [] };

/** Suggestions of the search box. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const text = readListAddress(url.searchParams).searchText;
  const answer = (view: SuggestionsView) => Response.json(view, { headers: { 'cache-control': 'no-store' } });
  if (text === '') return answer(nothing);
  const { mode, isHidden } = await readPriceView(shop, visit, request);
  const viewer = await readViewer(shop, visit, { mode, context: 'All' });
  const found = await suggest(shop, visit, viewer, text);
  const view = await toSuggestions(shop, visit, found, { mode, isHidden: isHidden || viewer.hidesPrices });
  return answer({ ...view, pages: await suggestPages(shop, visit, text) });
}
