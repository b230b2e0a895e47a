import { picturePathsOf, withAlts } from '#modules/content/picture-paths.ts';
import { readAltsOfPages } from '#modules/content/read-documents.server.ts';
import type { DocumentPlace } from '#modules/content-editor/draft.ts';
import { marketList } from '#modules/market/markets.ts';
import { readAltsOfMedia } from '#modules/media-library/list-media.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { linksInLanguage } from '#modules/translation/links-in-language.server.ts';
import type { Visit } from '#modules/visit.ts';

type Copy = {
  readonly place: DocumentPlace;
  readonly from: DocumentPlace | undefined;
  readonly document: object;
};

/**
 * The copy for another language has the links and the alternative texts of that language: those of the library, else those that its
 * pages have already. Other texts are left empty, because nobody sees on the page that they are in the wrong language.
 */
export async function inLanguageOf(shop: Shop, visit: Visit, { place, from, document }: Copy): Promise<object> {
  const { language } = place;
  if (!from || language === from.language) return document;
  const market = marketList.find(({ marketId }) => marketId === place.marketId) ?? visit.market;
  const onPages = await readAltsOfPages(shop, { ...visit, market }, language);
  const inLibrary = await readAltsOfMedia(shop, visit, { paths: picturePathsOf(document), language });
  const linked = await linksInLanguage(shop, document, { market, from: from.language, to: language });
  return withAlts(linked, new Map([...(onPages.ok ? onPages.value : []), ...(inLibrary.ok ? inLibrary.value : [])]));
}
