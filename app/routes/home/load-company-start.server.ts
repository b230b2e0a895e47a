import { routeHref } from '#app/addresses/page-addresses.ts';
import type { CompanyStartView } from '#app/components/company-page/company-start.tsx';
import { toCards } from '#app/routes/catalogue/to-cards.server.ts';
import { toTeasers } from '#app/routes/content/to-teasers.server.ts';
import { readLooking } from '#app/routes/product/read-looking.server.ts';
import { readCards } from '#modules/assortment/read-cards.server.ts';
import { cardsOf, heroOf, paragraphsOf, startProductOf } from '#modules/company-page/company-page.ts';
import { logotypePath } from '#modules/company-page/company-page-schema.ts';
import { findOwnStartPage, mayEditStart } from '#modules/company-page/read-start-page.server.ts';
import { resolvePictures } from '#modules/content/resolve-pictures.server.ts';
import { readUnlessAway } from '#modules/read-unless-away.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The start page of the visitor's company; undefined without a company or a page. */
export async function loadCompanyStart(
  shop: Shop,
  visit: Visit,
  request: Request,
): Promise<CompanyStartView | undefined> {
  // While the database is away the shop's own front page is shown.
  const page = await readUnlessAway(findOwnStartPage(shop, visit), undefined);
  if (!page) return undefined;
  const { language } = visit;
  const say = (key: string) => shop.texts.say(language, 'company-page', `home.${key}`) ?? '';
  return {
    title: page.title,
    paragraphs: paragraphsOf(page.content),
    hero: heroOf(page),
    cards: cardsOf(page),
    logotype: page.logotypeRatio === undefined ? undefined : { url: logotypePath(page), ratio: page.logotypeRatio },
    video: page.video,
    product: await loadProduct(shop, visit, request, startProductOf(page)),
    pictures: await resolvePictures(shop, page.heroBlock),
    editHref: mayEditStart(visit)
      ? routeHref('editStartPage', language, { customer_id: String(page.companyId) })
      : undefined,
    words: { product: say('product'), video: say('video'), edit: say('edit') },
  };
}

/** The product at the visitor's own price; undefined if it is not in their assortment. */
async function loadProduct(shop: Shop, visit: Visit, request: Request, partNo: string | undefined) {
  if (partNo === undefined) return undefined;
  const { viewer, prices } = await readLooking(shop, visit, request);
  const cards = await readCards(shop, visit, viewer, [partNo]);
  const [card] = await toCards(shop, visit, cards, prices, { leadsToColour: true });
  const [teaser] = await toTeasers(shop, visit, cards, prices);
  const colour = card?.colours[0];
  if (!card || !teaser || !colour) return undefined;
  return {
    teaser: { ...teaser, href: card.href, note: colour.name, colour },
    messages: shop.texts.messages(visit.language, ['catalogue']),
  };
}
