import type { Language } from '#core/locale.ts';
import type { CategoryNode } from './category-nodes.ts';
import type { CategoryTree, LanguageTree } from './category-tree.ts';
import type { GenderSection } from './gender-section.ts';
import type { ListLink, ProductLink } from './list-link.ts';
import type { NavigationItem } from './navigation.ts';
import type { SlugBook } from './slug-book.ts';

/** The parameters that identify a place in the assortment; a route has one or two of them. */
export type PlaceParams = {
  categorySlug?: string | undefined;
  categoryBaseSlug?: string | undefined;
  genderMenSlug?: string | undefined;
  genderWomenSlug?: string | undefined;
  groupSlug?: string | undefined;
  familySlug?: string | undefined;
  uniqueName?: string | undefined;
};

const bookOf: Record<keyof PlaceParams, (tongue: LanguageTree) => SlugBook> = {
  categorySlug: ({ categories }) => categories,
  categoryBaseSlug: ({ categories }) => categories,
  genderMenSlug: ({ categories }) => categories,
  genderWomenSlug: ({ categories }) => categories,
  groupSlug: ({ groups }) => groups,
  familySlug: ({ families }) => families,
  uniqueName: ({ products }) => products,
};

const placeParams = Object.keys(bookOf) as (keyof PlaceParams)[];

export type FoundCategory = {
  id: number;
  code: string;
  text: {
    name: string;
    slug: string;
    heading: string;
    description: string;
    seo: { title: string; description: string };
  };
  /** The gender section of the visitor, if any; its gender is preselected. */
  section: GenderSection | undefined;
  /** From the department down to the category itself. */
  trail: readonly { code: string; name: string; slug: string }[];
  count: number;
};

/** The category of a list's address, or undefined if no such page exists. The category may be empty. */
export function findCategory(tree: CategoryTree, language: Language, params: PlaceParams): FoundCategory | undefined {
  const { categorySlug, categoryBaseSlug, genderMenSlug, genderWomenSlug } = params;
  const nodeOf = (slug: string | undefined) => {
    const code = slug === undefined ? undefined : tree.tongues.get(language)?.categories.codeOf.get(slug);
    return code === undefined ? undefined : tree.nodes.get(code);
  };
  const node = nodeOf(genderMenSlug ?? genderWomenSlug ?? categorySlug);
  if (!node) return undefined;
  if (genderMenSlug !== undefined) return inSection(tree, language, node, 'men');
  if (genderWomenSlug !== undefined) return inSection(tree, language, node, 'women');
  if (categoryBaseSlug === undefined) return foundIn(tree, language, node, node.inSection);
  const base = nodeOf(categoryBaseSlug);
  if (base?.inSection === 'children') return inSection(tree, language, node, 'children');
  const isBelow = base !== undefined && base !== node && base.code === node.path[0];
  return isBelow ? foundIn(tree, language, node, node.inSection) : undefined;
}

/** Categories of any department can be shown within a section; those of another section cannot. */
function inSection(tree: CategoryTree, language: Language, node: CategoryNode, section: GenderSection) {
  return (node.inSection ?? section) === section ? foundIn(tree, language, node, section) : undefined;
}

function foundIn(
  tree: CategoryTree,
  language: Language,
  node: CategoryNode,
  section: GenderSection | undefined,
): FoundCategory | undefined {
  const text = node.texts[language];
  if (!text) return undefined;
  const trail = node.path.flatMap((code) => {
    const said = tree.nodes.get(code)?.texts[language];
    return said ? [{ code, name: said.name, slug: said.slug }] : [];
  });
  const count = section === undefined ? node.count : node.countIn[section];
  return { id: node.id, code: node.code, text, section, trail, count };
}

export type Slugs = { readonly [Name in keyof PlaceParams]?: string };

/** The same place in each language of the market, for the language switch, or in each language of another market. */
export function slugsInOtherLanguages(
  tree: CategoryTree,
  language: Language,
  params: PlaceParams,
  inMarket: CategoryTree = tree,
): ReadonlyMap<Language, Slugs> {
  const from = tree.tongues.get(language);
  const translated = new Map<Language, Slugs>();
  if (!from) return translated;
  const codes = placeParams.flatMap((name) => {
    const slug = params[name];
    return slug === undefined ? [] : [{ name, code: bookOf[name](from).codeOf.get(slug) ?? '' }];
  });
  for (const [other, to] of inMarket.tongues) {
    const slugs = codes.map(({ name, code }) => [name, bookOf[name](to).slugOf.get(code)] as const);
    if (slugs.every(([, slug]) => slug !== undefined)) translated.set(other, Object.fromEntries(slugs));
  }
  return translated;
}

/** A product's slug in another language; undefined if the product is not public in the market. */
export function findProductSlug(tree: CategoryTree, uniqueName: string, from: Language, to: Language) {
  return slugsInOtherLanguages(tree, from, { uniqueName }).get(to)?.uniqueName;
}

export type PublicPath = {
  pageName: (ListLink | ProductLink)['pageName'];
  params: ReadonlyMap<Language, Slugs>;
};

/** Generates all public pages of the assortment with their parameters in all languages, for the sitemap. */
export function* listPublicPaths(tree: CategoryTree): Generator<PublicPath> {
  const tongue = tree.tongues.get(tree.defaultLanguage);
  if (!tongue) return;
  const { departments, sections, families, groups } = tongue.navigation;
  for (const { pageName, params } of flattened([...departments, ...sections, ...families, ...groups]))
    yield { pageName, params: slugsInOtherLanguages(tree, tree.defaultLanguage, params) };
  for (const uniqueName of tongue.products.slugOf.values())
    yield { pageName: 'product', params: slugsInOtherLanguages(tree, tree.defaultLanguage, { uniqueName }) };
}

function* flattened(items: readonly NavigationItem[]): Generator<NavigationItem> {
  for (const item of items) {
    yield item;
    yield* flattened(item.categories);
  }
}
