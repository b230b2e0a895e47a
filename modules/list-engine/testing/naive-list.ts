import { grossFromNet, money, netFromGross } from '#core/money.ts';
import { campaignTimes } from '../../catalogue/campaign-days.ts';
import { bestSellingSplitLimit, excludedColourIds } from '../answer/choice.ts';
import type { AssortmentQuestion } from '../assortment.ts';
import type { ListRequest } from '../list-answer.ts';
import type { SortField } from '../listing.ts';
import type { MarketSource, SourcePrice, SourceProduct } from '../source.ts';

/** A naive implementation that checks every object for every request: slow, but simple enough to be trusted. */

type Variant = { sku: string; gross: number | undefined; net: number | undefined; values: Map<string, number[]> };
type Colour = {
  partNo: string;
  main: string;
  rank: number | undefined;
  isPreferred: boolean;
  values: Map<string, number[]>;
  variants: Variant[];
};
type Product = { row: number; source: SourceProduct; values: Map<string, number[]>; colours: Colour[] };
type Card = { key: string; product: Product; colour: Colour | undefined; variant: Variant | undefined };

export type NaiveAnswer = {
  total: number;
  keys: string[];
  counts: Map<number, number>;
  priceLimits: { min: number; max: number } | undefined;
};

export function naiveList(
  source: MarketSource,
  products: readonly SourceProduct[],
  question: AssortmentQuestion,
  request: ListRequest,
): NaiveAnswer {
  const { vatBasisPoints, currency, code: market } = source.market;
  const filters = source.parametrics.filter(({ filter }) => filter);
  const timesOf = campaignTimes(market);

  const amountNow = (price: SourcePrice, size: string) => {
    const excepted = price.sizeExceptions?.find(({ sizes }) => sizes.includes(size))?.unitAmount;
    const amount = excepted ?? price.unitAmount;
    const times = price.campaign && timesOf(price.campaign);
    const runs = times && times.beginsAt <= question.now.getTime() && question.now.getTime() < times.endsAt;
    return price.campaign && runs && price.campaign.unitAmount < price.unitAmount && amount === price.unitAmount
      ? price.campaign.unitAmount
      : amount;
  };
  const taxed = (net: number) => grossFromNet(money(net, currency), vatBasisPoints).amount;
  const untaxed = (gross: number) => netFromGross(money(gross, currency), vatBasisPoints).amount;
  const packSizeOf = ({ parametrics }: SourceProduct) => Number(parametrics['Quantity']?.[0] ?? 1);
  const shownOf = (price: SourcePrice, size: string, pack: number) => {
    const amount = amountNow(price, size);
    const net = price.isGross ? untaxed(amount) : amount;
    const gross = price.isGross ? amount : taxed(amount);
    if (pack === 1) return { net, gross };
    return question.basis === 'net'
      ? { net: net * pack, gross: taxed(net * pack) }
      : { net: untaxed(gross * pack), gross: gross * pack };
  };
  const typeOf = new Map(source.priceLists.map(({ code, type }) => [code, type]));
  const winner = (product: SourceProduct, { partNo, sizes }: SourceProduct['colours'][number]) => {
    for (const tier of question.priceLists) {
      const offers = source.priceLists
        .filter(({ code }) => tier.includes(code))
        .filter(({ code }) => product.publicAssortment || typeOf.get(code) !== 'None')
        .flatMap(
          ({ code }) => product.prices.find((price) => price.priceList === code && price.partNo === partNo) ?? [],
        )
        .map((price) => ({
          price,
          low: Math.min(...sizes.map((size) => shownOf(price, size.code, packSizeOf(product)).gross)),
        }));
      const [best] = offers.sort((a, b) => a.low - b.low);
      if (best) return best.price;
    }
    return undefined;
  };
  const idsOf = (code: string, values: readonly (string | undefined)[]) =>
    (filters.find((filter) => filter.code === code)?.values ?? [])
      .filter((value) => values.includes(value.code))
      .map(({ id }) => id);
  const seesPublic = question.priceLists.flat().some((code) => typeOf.get(code) === 'None');

  const seen = products.flatMap((product, row): Product[] => {
    if (!['DefaultArticle', 'ExternalArticle'].includes(product.articleType)) return [];
    const priced = product.colours.filter((colour) => winner(product, colour));
    const shown =
      priced.length > 0 || !question.showsNonSellable || !seesPublic || !product.publicAssortment
        ? priced
        : product.colours;
    if (shown.length === 0) return [];
    const colours = shown.map((colour): Colour => {
      const price = winner(product, colour);
      const digits = colour.partNo.slice(8);
      const codes = digits.endsWith('00') ? [digits.slice(0, 2)] : [digits.slice(0, 2), digits.slice(2)];
      return {
        partNo: colour.partNo,
        main: digits.slice(0, 2),
        rank: colour.popularity?.[market]?.popRank30,
        isPreferred: colour.bestSellingColorOverride ?? false,
        values: new Map([
          ['Color', idsOf('Color', codes)],
          ['ColorCode', idsOf('ColorCode', codes.slice(0, 1))],
        ]),
        variants: colour.sizes.map((size) => ({
          sku: size.sku,
          gross: undefined,
          net: undefined,
          ...(price && shownOf(price, size.code, packSizeOf(product))),
          values: new Map([
            ['Size', idsOf('Size', [size.code])],
            ['SizeAlternate', idsOf('SizeAlternate', [size.alternate])],
          ]),
        })),
      };
    });
    const last = Number.MAX_SAFE_INTEGER;
    colours.sort(
      (a, b) =>
        Number(b.isPreferred) - Number(a.isPreferred) ||
        (a.rank ?? last) - (b.rank ?? last) ||
        (a.partNo < b.partNo ? -1 : 1),
    );
    const values = new Map(Object.entries(product.parametrics).map(([code, given]) => [code, idsOf(code, given)]));
    return [{ row, source: product, values, colours }];
  });

  const { place, hits, priceRange, priceMode } = request;
  const below = (code: string): string[] => [
    code,
    ...source.categories.filter(({ parentCode }) => parentCode === code).flatMap((child) => below(child.code)),
  ];
  const inPlace = ({ row, source: product }: Product) =>
    (place.category === undefined || below(place.category).some((code) => product.categories.includes(code))) &&
    (place.section === undefined ||
      source.categories.some(({ code, section }) => section === place.section && product.categories.includes(code))) &&
    (place.group === undefined || product.groups.includes(place.group)) &&
    (place.family === undefined || product.family === place.family) &&
    (hits === undefined || hits.includes(row));

  const passes = (product: Product, colour: Colour, variant: Variant, ids: readonly number[]) =>
    filters.every((filter) => {
      const asked = filter.values.map(({ id }) => id).filter((id) => ids.includes(id));
      if (asked.length === 0) return true;
      const own = { product, colour, size: variant }[filter.level].values.get(filter.code) ?? [];
      return filter.isAndFilter ? asked.every((id) => own.includes(id)) : asked.some((id) => own.includes(id));
    });
  const affords = (variant: Variant) => {
    const amount = priceMode === 'incl' ? variant.gross : variant.net;
    if (!priceRange) return true;
    const [min, max] = [Math.round(priceRange.min * 100), Math.round(priceRange.max * 100)];
    return amount !== undefined && amount >= min && amount <= max;
  };
  const matching = (product: Product, ids: readonly number[]) =>
    product.colours.flatMap((colour) => {
      const variants = colour.variants.filter((variant) => passes(product, colour, variant, ids) && affords(variant));
      return variants.length > 0 ? [{ colour, variants }] : [];
    });

  const splits = request.splitsByBestSelling && seen.length <= bestSellingSplitLimit;
  const colourIds = filters.find(({ code }) => code === 'Color')?.values.map(({ id }) => id) ?? [];
  const isExcluded = (colour: Colour) => (colour.values.get('Color') ?? []).some((id) => excludedColourIds.has(id));

  const cardsOf = (product: Product, ids: readonly number[]): Card[] => {
    const found = matching(product, ids);
    const cardFor = (colour: Colour): Card => ({ key: colour.partNo, product, colour, variant: undefined });
    const [first] = found;
    if (!first) return [];
    if (request.mode === 'AllVariants')
      return found.flatMap(({ colour, variants }) =>
        variants.map((variant) => ({ key: variant.sku, product, colour, variant })),
      );
    if (request.mode === 'ColorVariants') return found.map(({ colour }) => cardFor(colour));
    if (request.mode === 'UniqueVariants')
      return found
        .filter(({ colour }, at) => found.findIndex((other) => other.colour.main === colour.main) === at)
        .map(({ colour }) => cardFor(colour));
    const asked = colourIds.filter((id) => ids.includes(id));
    if (asked.length > 0) {
      const front = (id: number) => found.find(({ colour }) => colour.values.get('Color')?.includes(id))?.colour;
      const fronts = new Set(asked.filter((id) => !excludedColourIds.has(id)).flatMap((id) => front(id) ?? []));
      return fronts.size > 0 ? [...fronts].map(cardFor) : [cardFor(first.colour)];
    }
    if (splits) {
      const cards = found.filter(({ colour }) => !isExcluded(colour)).map(({ colour }) => cardFor(colour));
      return cards.length > 0 ? cards : [cardFor(first.colour)];
    }
    return [{ key: product.source.basePartNo, product, colour: undefined, variant: undefined }];
  };
  const ask = (ids: readonly number[]) => seen.filter(inPlace).flatMap((product) => cardsOf(product, ids));

  const counts = new Map<number, number>();
  for (const { values, isAndFilter } of filters)
    for (const { id } of values) {
      const own = values.map((value) => value.id);
      const others = isAndFilter ? request.valueIds : request.valueIds.filter((chosen) => !own.includes(chosen));
      counts.set(id, ask([...others, id]).length);
    }

  const amounts = seen
    .filter(inPlace)
    .flatMap((product) =>
      product.colours.flatMap((colour) =>
        colour.variants.filter((variant) => passes(product, colour, variant, request.valueIds)),
      ),
    )
    .flatMap(({ gross, net }) => (priceMode === 'incl' ? gross : net) ?? []);

  const cards = ask(request.valueIds).sort(byOf(request));
  return {
    total: cards.length,
    keys: cards.map(({ key }) => key),
    counts,
    priceLimits:
      amounts.length === 0
        ? undefined
        : { min: Math.floor(Math.min(...amounts) / 100), max: Math.ceil(Math.max(...amounts) / 100) },
  };
}

function byOf({ sort, hits, language }: ListRequest): (a: Card, b: Card) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const ranksOf = ({ colours }: Product) => colours.flatMap(({ rank }) => rank ?? []);
  const rank = ({ product, colour }: Card) =>
    colour === undefined || colour.isPreferred ? ranksOf(product).sort((a, b) => a - b)[0] : colour.rank;
  const amounts = ({ product, colour, variant }: Card) =>
    (variant ? [variant] : (colour ? [colour] : product.colours).flatMap(({ variants }) => variants)).flatMap(
      ({ gross }) => gross ?? [],
    );
  const lowest = (card: Card) => amounts(card).sort((a, b) => a - b)[0];
  const highest = (card: Card) => amounts(card).sort((a, b) => b - a)[0];
  const name = ({ product: { source } }: Card) => source.texts[language]?.name ?? '';
  const partNo = ({ product, colour, key }: Card) => colour?.partNo ?? product.source.basePartNo ?? key;
  const sign = sort?.order === 'desc' ? -1 : 1;
  const numbers = (of: (card: Card) => number | undefined, way: number) => (a: Card, b: Card) => {
    const [one, other] = [of(a), of(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return way * (one - other);
  };
  const fields: Record<SortField, (a: Card, b: Card) => number> = {
    StarsAverage: numbers(({ product }) => product.source.stars?.average, sign),
    PartNo: (a, b) => sign * (partNo(a) < partNo(b) ? -1 : partNo(a) > partNo(b) ? 1 : 0),
    PopularityRank: numbers(rank, sign),
    LowestPrice: numbers(lowest, sign),
    HighestPrice: numbers(highest, sign),
    Names: (a, b) => sign * compare(name(a), name(b)),
    Flags: (a, b) => {
      const isNews = ({ product }: Card) => Number(product.source.flags.includes('news'));
      return sign * (isNews(a) - isNews(b)) || numbers(rank, 1)(a, b);
    },
  };
  const tie = (a: Card, b: Card) => {
    if (a.product !== b.product) return a.product.source.basePartNo < b.product.source.basePartNo ? -1 : 1;
    const place = ({ product, colour }: Card) => (colour ? product.colours.indexOf(colour) : 0);
    const size = ({ colour, variant }: Card) => (colour && variant ? colour.variants.indexOf(variant) : 0);
    return place(a) - place(b) || size(a) - size(b);
  };
  if (!sort && hits) return (a, b) => hits.indexOf(a.product.row) - hits.indexOf(b.product.row) || tie(a, b);
  return (a, b) => (sort ? fields[sort.field](a, b) : numbers(rank, 1)(a, b)) || tie(a, b);
}
