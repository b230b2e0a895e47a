import type { Language } from '#core/locale.ts';
import type { CategoryNode } from '../../catalogue/category-nodes.ts';
import type { CategoryTree } from '../../catalogue/category-tree.ts';
import { type GenderSection, sectionOf } from '../../catalogue/gender-section.ts';
import type { CategoryView } from '../categories-schema.ts';

type Tree = Pick<CategoryTree, 'nodes'>;
/** The number of products in a category that the caller may see. With "used only", empty categories are left out. */
type CountOf = (node: CategoryNode) => number;

type ViewOptions = { countOf: CountOf; below?: CategoryView[]; section?: GenderSection | undefined };

export function toCategoryView(
  tree: Tree,
  language: Language,
  node: CategoryNode,
  { countOf, below = [], section = node.inSection }: ViewOptions,
): CategoryView {
  const text = node.texts[language];
  return {
    id: node.id,
    code: node.code,
    parentCode: node.path.at(-2) ?? null,
    name: text?.name ?? node.code,
    slug: text?.slug ?? node.code,
    description: text?.description ?? '',
    parametricValueSlug: section === undefined ? null : (sectionSlug(tree, language, section) ?? null),
    seo: {
      title: text?.seo.title ?? node.code,
      description: text?.seo.description ?? '',
      heading: text?.heading ?? node.code,
      categoryDescription: text?.description ?? '',
    },
    count: countOf(node),
    categories: below,
  };
}

/** Departments and sections in catalogue order, categories below them by name, ignoring case. */
export function nestedCategories(
  tree: Tree,
  language: Language,
  { countOf, isListed = () => true }: { countOf: CountOf; isListed?: (node: CategoryNode) => boolean },
): CategoryView[] {
  const byName = new Intl.Collator(language, { sensitivity: 'base' }).compare;
  const viewOf = (node: CategoryNode): CategoryView => {
    const below = node.children
      .flatMap((code) => tree.nodes.get(code) ?? [])
      .filter(isListed)
      .map(viewOf)
      .sort((a, b) => byName(a.name, b.name));
    return toCategoryView(tree, language, node, { countOf, below });
  };
  return rootsOf(tree).filter(isListed).map(viewOf);
}

export const rootsOf = ({ nodes }: Tree): CategoryNode[] => [...nodes.values()].filter(({ path }) => path.length === 1);

const sectionRoot = (tree: Tree, section: GenderSection) => rootsOf(tree).find((node) => sectionOf(node) === section);

function sectionSlug(tree: Tree, language: Language, section: GenderSection): string | undefined {
  return sectionRoot(tree, section)?.texts[language]?.slug;
}

/**
 * The section that a parametric names: by its own name, by the slug of its category, or by a value of the parametric
 * Gender.
 */
export function sectionNamed(
  tree: Tree,
  language: Language,
  parametric: string,
  genders: readonly { id: number; code: string }[],
): GenderSection | undefined {
  const said = parametric.toLowerCase();
  const value = genders.find(({ id, code }) => String(id) === said || code.toLowerCase() === said);
  const word = value?.code.toLowerCase() ?? said;
  return sections.find((section) => section === word || sectionSlug(tree, language, section) === word);
}

const sections: readonly GenderSection[] = ['men', 'women', 'children'];
