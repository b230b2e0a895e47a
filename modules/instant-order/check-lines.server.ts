import { ok, refuse } from '#core/result.ts';
import { colourPartNumber } from '#core/sku.ts';
import type { Articles } from '../assortment/article.ts';
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
import { type Reading, readingsOf } from './line-readings.ts';
import { isWhole, mostLines, type TypedLine } from './order-line.ts';
import { readLineServices } from './read-line-services.server.ts';

/** Quantity for scanned codes and for a number without a quantity. */
const onePiece = '1';
const mostChoices = 12;

/** Access: everybody, at their own prices and assortment. Read-only, without a query per line. */
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
  const servicesOf = await readLineServices(shop, visit, lines);
  const known = found.map((line, at): LineFound => {
    if (line.kind === 'no-article') return { kind: 'no-article' };
    if (line.kind === 'not-theirs') return { kind: 'not-in-assortment', sku: line.sku };
    if ('skus' in line) {
      const choices = line.skus.map(offerOf).filter(({ isSold }) => isSold);
      const kind = line.kind === 'several' && choices.length > 0 ? 'incomplete' : 'unknown';
      return { kind, typed: line.typed, choices: choicesOf(choices) };
    }
    const offer = offerOf(line.sku);
    if (!offer.isSold) return { kind: 'not-in-assortment', sku: line.sku };
    const article = toFacts(offer, stock.get(line.sku), offers.hidesPrices);
    const { named, possible } = servicesOf(lines[at]?.services, offer);
    if (named && 'unknown' in named) return { kind: 'services', article, unknown: named.unknown, possible };
    return { article, quantity: line.quantity, services: named?.services };
  });
  return ok({ answers: judgeLines(known), hidesPrices: offers.hidesPrices });
}

type ArticleOf =
  | { kind: 'sku' | 'not-theirs'; sku: string; quantity: string }
  | { kind: 'several' | 'none'; skus: readonly string[]; typed: TypedLine }
  | { kind: 'no-article' };

/** The first reading that names exactly one article; otherwise the nearest match. */
function findArticle(articles: Articles, line: TypedLine): ArticleOf {
  if (line.article.trim() === '') return { kind: 'no-article' };
  const readings = readingsOf(line).map(({ article, typed }) => ({ found: articles.find(article), typed, article }));
  for (const kind of ['sku', 'not-theirs'] as const)
    for (const { found, typed } of readings)
      if (found.kind === kind) return { kind, sku: found.sku, quantity: typed.quantity || onePiece };
  for (const kind of ['several', 'similar'] as const) {
    const [best] = readings
      .flatMap(({ found, typed }) => (found.kind === kind ? [{ skus: found.skus, typed }] : []))
      .toSorted((a, b) => a.skus.length - b.skus.length);
    if (best) return { kind: 'several', ...best };
  }
  return { kind: 'none', ...(nearTo(articles, readings) ?? { skus: [], typed: line }) };
}

/** Among readings with a complete number, the last has the fewest extra characters. */
function nearTo(articles: Articles, readings: readonly Reading[]) {
  const whole = readings.filter(({ typed }) => isWhole(typed.article));
  for (const { article, typed } of [...whole.toReversed(), ...readings]) {
    const skus = 'number' in article ? articles.near(article.number) : [];
    if (skus.length > 0) return { skus, typed };
  }
  return undefined;
}

/** Long lists are offered by colour first; the size is chosen next. */
function choicesOf(offers: readonly Offer[]): Choice[] {
  const colours = new Map(offers.map((offer) => [colourPartNumber(offer.sku), offer]));
  if (offers.length <= mostChoices || colours.size === 1) return offers.map(toChoice);
  return [...colours].map(([sku, offer]) => ({ ...toChoice(offer), sku, size: '' }));
}

const toChoice = ({ sku, name, colour, size }: Offer): Choice => ({ sku, name, colour: colour?.name, size });

function toFacts(offer: Offer, stock: Stock | undefined, hidesPrices: boolean): ArticleFacts {
  return {
    ...toChoice(offer),
    slug: offer.slug,
    unit: hidesPrices ? undefined : offer.unit,
    packSize: offer.multiplyFactor,
    soldBy: offer.soldBy,
    onHand: stock?.onHandValue ?? 0,
    nextDelivery: stock?.nextDeliveryDate,
  };
}
