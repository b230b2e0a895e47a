import { ok, refuse } from '#core/result.ts';
import type { ArticleName, Articles } from '../assortment/article.ts';
import type { Offer } from '../assortment/offer.ts';
import type { Stock } from '../assortment/product-detail.ts';
import { readArticles } from '../assortment/read-articles.server.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { readStock } from '../assortment/read-stock.server.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { judgeLines, type LineFound } from './judge-lines.ts';
import type { ArticleFacts, Choice } from './line-answer.ts';
import { readingsOf } from './line-readings.ts';
import { mostLines, type TypedLine } from './order-line.ts';

/** Everybody may, as themselves: prices and articles are the asker's own. Nothing is changed, and nothing is read from the database for each line. */
export async function checkLines(
  shop: Shop,
  visit: Visit,
  { lines, mode }: { lines: readonly TypedLine[]; mode: PriceMode },
) {
  if (lines.length > mostLines) return refuse({ code: 'too-many-lines', count: lines.length, maximum: mostLines });
  const articles = await readArticles(shop, visit);
  const offers = await readOffers(shop, visit, [], { mode });
  const offerOf = (sku: string) => offers.get(sku);
  const found = lines.map((line) => findArticle(articles, line));
  const skus = found.flatMap((line) => (line.kind === 'sku' ? [line.sku] : []));
  const stock = new Map((await readStock(shop, { skus })).map((level) => [level.sku, level]));
  const known = found.map((line): LineFound => {
    if (line.kind === 'no-article') return { kind: 'no-article' };
    if (line.kind === 'not-theirs') return { kind: 'not-in-assortment', sku: line.sku };
    if ('skus' in line) {
      const choices = line.skus.map(offerOf).filter(({ isSold }) => isSold);
      const kind = line.kind === 'several' && choices.length > 0 ? 'incomplete' : 'unknown';
      return { kind, choices: choices.map(toChoice) };
    }
    const offer = offerOf(line.sku);
    if (!offer.isSold) return { kind: 'not-in-assortment', sku: line.sku };
    return { article: toFacts(offer, stock.get(line.sku), offers.hidesPrices), quantity: line.quantity };
  });
  return ok({ answers: judgeLines(known), hidesPrices: offers.hidesPrices });
}

type ArticleOf =
  | { kind: 'sku' | 'not-theirs'; sku: string; quantity: string }
  | { kind: 'several' | 'none'; skus: readonly string[] }
  | { kind: 'no-article' };

/** The first reading of a line that names one article; else the first that names some. */
function findArticle(articles: Articles, line: TypedLine): ArticleOf {
  if (line.article.trim() === '') return { kind: 'no-article' };
  const readings = readingsOf(line).map(({ article, quantity }) => ({
    found: articles.find(article),
    quantity,
    article,
  }));
  for (const kind of ['sku', 'not-theirs'] as const)
    for (const { found, quantity } of readings) if (found.kind === kind) return { kind, sku: found.sku, quantity };
  for (const { found } of readings) if (found.kind === 'several') return found;
  return {
    kind: 'none',
    skus: nearTo(
      articles,
      readings.map(({ article }) => article),
    ),
  };
}

function nearTo(articles: Articles, names: readonly ArticleName[]): readonly string[] {
  for (const name of names) {
    const near = 'number' in name ? articles.near(name.number) : [];
    if (near.length > 0) return near;
  }
  return [];
}

const toChoice = ({ sku, name, colour, size }: Offer): Choice => ({ sku, name, colour: colour?.name, size });

function toFacts(offer: Offer, stock: Stock | undefined, hidesPrices: boolean): ArticleFacts {
  return {
    ...toChoice(offer),
    slug: offer.slug,
    unit: hidesPrices ? undefined : offer.unit,
    packSize: offer.multiplyFactor,
    onHand: stock?.onHandValue ?? 0,
    nextDelivery: stock?.nextDeliveryDate,
  };
}
