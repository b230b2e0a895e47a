import type { Language } from '#core/locale.ts';
import type { Market } from '../market/market.ts';
import { type CategoryNode, categoryNodes } from './category-nodes.ts';
import { type Navigation, navigationIn } from './navigation.ts';
import { type SlugBook, slugBook } from './slug-book.ts';
import type { StoredCategory, StoredFamily, StoredGroup } from './stored-reference.ts';
import { spokenIn, wordsIn } from './words.ts';

/** Facts that the tree needs about a product that is public in the market. */
export type PublicProduct = {
  basePartNo: string;
  family: string | null;
  categories: readonly string[];
  groups: readonly string[];
  slugs: { readonly [L in Language]?: string };
};

export type TreeSource = {
  categories: readonly StoredCategory[];
  families: readonly StoredFamily[];
  groups: readonly StoredGroup[];
  products: readonly PublicProduct[];
};

/** Everything that depends on the language, built once. */
export type LanguageTree = {
  readonly categories: SlugBook;
  readonly groups: SlugBook;
  readonly families: SlugBook;
  readonly products: SlugBook;
  readonly navigation: Navigation;
};

/** The navigation of a market's public assortment in its languages. */
export type CategoryTree = {
  readonly defaultLanguage: Language;
  readonly nodes: ReadonlyMap<string, CategoryNode>;
  readonly families: ReadonlyMap<string, StoredFamily & { count: number }>;
  readonly groups: ReadonlyMap<string, StoredGroup & { count: number }>;
  readonly tongues: ReadonlyMap<Language, LanguageTree>;
};

type TreeMarket = Pick<Market, 'code' | 'languages' | 'defaultLocale'>;

export function buildCategoryTree(market: TreeMarket, source: TreeSource): CategoryTree {
  const nodes = categoryNodes(source.categories, market, source.products);
  const families = source.families
    .map((family) => ({
      ...family,
      description: spokenIn(family.description, market.languages),
      count: countBy(source.products, (product) => product.family === family.slug),
    }))
    .sort((a, b) => a.sortOrder - b.sortOrder);
  const groups = source.groups
    .map((group) => ({
      ...group,
      texts: spokenIn(group.texts, market.languages),
      count: countBy(source.products, (product) => product.groups.includes(group.code)),
    }))
    .sort((a, b) => a.sortOrder - b.sortOrder);
  const tongueIn = (language: Language): LanguageTree => {
    const places = { nodes, families, groups };
    return {
      categories: slugBook([...nodes.values()].map(({ code, texts }) => [code, texts[language]?.slug ?? code])),
      groups: slugBook(groups.map(({ code, texts }) => [code, texts[language]?.slug ?? code])),
      families: slugBook(families.map(({ slug }) => [slug, slug])),
      products: slugBook(
        source.products.map(({ basePartNo, slugs }) => [
          basePartNo,
          wordsIn(slugs, language, market.defaultLocale) ?? basePartNo,
        ]),
      ),
      navigation: navigationIn(places, language),
    };
  };
  return {
    defaultLanguage: market.defaultLocale,
    nodes,
    families: new Map(families.map((family) => [family.slug, family])),
    groups: new Map(groups.map((group) => [group.code, group])),
    tongues: new Map(market.languages.map((language) => [language, tongueIn(language)])),
  };
}

const countBy = <T>(list: readonly T[], isMeant: (one: T) => boolean) =>
  list.reduce((count, one) => (isMeant(one) ? count + 1 : count), 0);
