import { randomFrom } from '../synthetic-market.ts';
import { type Facts, filterOf, type Product } from './facts.ts';

export const pageSize = 15;
const where = 'marketId=1&cultureCode=sv-SE';
const sorts = ['PopularityRank', 'LowestPrice', 'HighestPrice', 'Names', 'StarsAverage', 'PartNo'] as const;
export type SortField = (typeof sorts)[number];

/** The query for a list, as an address and as input for the compared SQL. */
export type ListQuestion = {
  places: number[];
  parameters: string[];
  values: number[];
  price?: { min: number; max: number };
  term?: string;
  sort?: SortField;
  page: number;
};

type Random = (below: number) => number;

const pick = <T>(from: readonly T[], random: Random): T => {
  const found = from[random(from.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
};

/** Random values without duplicates, the same in every run. */
function collect<T>(count: number, seed: number, make: (random: Random) => T, keyOf: (made: T) => string): T[] {
  const random = randomFrom(seed);
  const known = new Map<string, T>();
  for (let tries = 0; known.size < count; tries += 1) {
    if (tries > count * 100) throw new Error(`there are not ${count} different questions, only ${known.size}`);
    const made = make(random);
    known.set(keyOf(made), made);
  }
  return [...known.values()];
}

const listKey = (question: ListQuestion) => listAddress(question);

/** Lists of categories, three in four of them with a section or a collection, with all sort orders and pages. */
export function categoryQuestions({ products, categories, sections, families }: Facts, count: number): ListQuestion[] {
  const make = (random: Random): ListQuestion => {
    const product = pick(products, random);
    const own = (places: Facts['categories']) => places.filter(({ id }) => product.places.includes(id));
    const others = random(2) === 0 ? own(sections) : own(families);
    const places = [pick(own(categories), random), ...(random(4) > 0 && others[0] ? [others[0]] : [])];
    return {
      places: places.map(({ id }) => id),
      parameters: places.map(({ parameter }) => parameter),
      values: [],
      sort: pick(sorts, random),
      page: 1 + random(8),
    };
  };
  return collect(count, 3, make, listKey);
}

/** Two or three values that one product has together, half of them with a price range, a third with a search word. */
export function filteredQuestions(facts: Facts, count: number): ListQuestion[] {
  const { products, categories } = facts;
  const make = (random: Random): ListQuestion => {
    const product = pick(products, random);
    const variant = pick(product.variants, random);
    const category = pick(
      categories.filter(({ id }) => product.places.includes(id)),
      random,
    );
    const offered = [...product.values, ...variant.colourValues.slice(0, 1), ...variant.sizeValues.slice(0, 1)];
    const values = new Set<number>();
    while (values.size < 2 + random(2)) values.add(pick(offered, random));
    const around = Math.floor(variant.price / 100);
    return {
      places: [category.id],
      parameters: [category.parameter],
      values: [...values].sort((a, b) => a - b),
      ...(random(2) === 0 && { price: { min: Math.max(0, around - random(400)), max: around + 1 + random(400) } }),
      ...(random(3) === 0 && { term: wordOf(product, random) }),
      page: 1,
    };
  };
  return collect(count, 5, make, listKey);
}

const wordsIn = (text: string) => text.split(/[^\p{L}\d]+/u).filter((word) => word.length > 3 && !/^\d/.test(word));
const wordOf = (product: Product, random: Random) => pick(wordsIn(product.name), random).toLowerCase();

/** One word in three is from the name, the others from the description; one text in ten is a part number. */
export function searchTerms({ products }: Facts, count: number): string[] {
  const make = (random: Random): string => {
    const product = pick(products, random);
    if (random(10) === 0) return product.basePartNo;
    const said = wordsIn(`${product.description} ${product.words}`);
    const words = [wordOf(product, random), ...Array.from({ length: 1 + random(2) }, () => pick(said, random))];
    return [...new Set(words)].join(' ').toLowerCase();
  };
  return collect(count, 7, make, (term) => term);
}

/** Products by all their numbers: of the product, of a colour, of a size. */
export function productNumbers({ products }: Facts, count: number): string[] {
  const make = (random: Random): string => {
    const { skus, basePartNo } = pick(products, random);
    const sku = pick(skus, random);
    return [basePartNo, sku.slice(0, 12), sku][random(3)] ?? sku;
  };
  // A small catalogue has fewer numbers; half of them are found quickly.
  return collect(Math.min(count, products.length * 8), 9, make, (number) => number);
}

const encode = encodeURIComponent;

function listParameters({ parameters, values, price, term }: ListQuestion): string {
  return [
    where,
    ...parameters,
    ...values.map((id) => `OrFilters=ParametricList,${id}`),
    ...(price ? [`filters=price,${price.min},${price.max}`] : []),
    ...(term === undefined ? [] : [`query=${encode(term)}`]),
  ].join('&');
}

export function listAddress(question: ListQuestion): string {
  const { sort, page } = question;
  const shown = [...(sort ? [`sortField=${sort}`] : []), `page=${page}`, `pageSize=${pageSize}`];
  return `/api/product/products?${listParameters(question)}&${shown.join('&')}`;
}

export const fullAddress = (question: ListQuestion) => `${listAddress(question)}&includeFilters=true`;
export const countsAddress = (question: ListQuestion) => `/api/product/filter/search/count?${listParameters(question)}`;
export const searchAddress = (term: string) => `/api/product/products/search?${where}&query=${encode(term)}`;
export const productAddress = (number: string) => `/api/product/products/${encode(number)}?${where}`;

export const filtersOf = ({ values }: ListQuestion) => Map.groupBy(values, filterOf);
