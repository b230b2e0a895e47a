import type { StartFormView } from '#app/components/company-page/start-page-view.ts';
import { notFound } from '#app/not-found.ts';
import { mostCards, type StartCard } from '#modules/company-page/company-page.ts';
import { logotypePath } from '#modules/company-page/company-page-schema.ts';
import { readStartEditor } from '#modules/company-page/read-start-page.server.ts';
import type { ContentAction } from '#modules/content/content-parts.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The numbers of the cards in the form. */
export const cardNumbers = Array.from({ length: mostCards }, (_, index) => index + 1);

/** The stored page as the values of its form. */
export async function loadStartEditor(shop: Shop, visit: Visit, companyId: number): Promise<StartFormView> {
  const read = await readStartEditor(shop, visit, { companyId });
  if (!read.ok) throw notFound();
  const { company, page, scenes } = read.value;
  const cards = page?.columnCards ?? [];
  return {
    company: { id: company.id, name: company.name },
    values: {
      title: page?.title ?? company.name,
      content: page?.content ?? '',
      headline: page?.heroBlock?.headline ?? '',
      text: page?.heroBlock?.text ?? '',
      scene: page?.heroBlock?.scene.wide.path ?? scenes[0]?.wide.path ?? '',
      linkText: page?.heroBlock?.action?.text ?? '',
      linkUrl: urlOf(page?.heroBlock?.action),
      ...Object.assign({}, ...cardNumbers.map((number) => cardValues(number, cards[number - 1]))),
      video: page?.video ?? '',
      product_add_to_cart: page?.product ?? '',
    },
    version: page?.version ?? 0,
    pageId: page?.id,
    logotypeUrl: page?.logotypeRatio === undefined ? undefined : logotypePath(page),
    scenes: scenes.map(({ wide }) => ({ value: wide.path, label: wide.alt })),
    cards: cardNumbers,
    isOwn: company.id === visit.claims?.company_id,
  };
}

const urlOf = (action: ContentAction | undefined): string => (action && 'url' in action.link ? action.link.url : '');

const cardValues = (number: number, card: StartCard | undefined) => ({
  [`card${number}Title`]: card?.title ?? '',
  [`card${number}Text`]: card?.text ?? '',
  [`card${number}LinkText`]: card?.action?.text ?? '',
  [`card${number}LinkUrl`]: urlOf(card?.action),
});
