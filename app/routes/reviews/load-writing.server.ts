import type { WritingView } from '#app/components/reviews/writing-view.ts';
import { notFound } from '#app/not-found.ts';
import { readWriting } from '#modules/review/read-writing.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { productOf } from './product-of.server.ts';

/** The visitor's own review of a product, or the form for a new one. */
export async function loadWriting(shop: Shop, visit: Visit, params: { uniqueName: string }): Promise<WritingView> {
  const product = await productOf(shop, visit, params);
  const read = await readWriting(shop, visit, product);
  if (!read.ok) throw notFound();
  const { own, mayWrite, name, isBusiness } = read.value;
  const kind = shop.texts.say(visit.language, 'reviews', `writer.${isBusiness ? 'business' : 'private'}`) ?? '';
  const names = new Intl.DisplayNames([visit.language], { type: 'language' });
  // The existing review may be in a language that this market does not have.
  const languages = new Set([...visit.market.languages, visit.language, ...(own ? [own.language] : [])]);
  return {
    productName: product.name,
    languages: [...languages].map((code) => ({ code, name: names.of(code) ?? code })),
    mayWrite,
    names: { name, kind },
    own: own && {
      language: own.language,
      stars: own.stars,
      title: own.title,
      text: own.text,
      signature: own.author === '' ? 'kind' : 'name',
      status: own.status,
      reason: own.reason,
    },
  };
}
