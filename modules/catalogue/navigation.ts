import type { Language } from '#core/locale.ts';
import type { CategoryNode } from './category-nodes.ts';
import type { GenderSection } from './gender-section.ts';
import { type ListLink, linkInSection } from './list-link.ts';
import type { StoredFamily, StoredGroup } from './stored-reference.ts';

export type NavigationItem = ListLink & {
  /** Id of a category, or code of a family or group. */
  id: number | string;
  code: string;
  name: string;
  slug: string;
  count: number;
  categories: readonly NavigationItem[];
};

/** The menus' content: only entries with at least one product. */
export type Navigation = {
  departments: readonly NavigationItem[];
  sections: readonly (NavigationItem & { section: GenderSection })[];
  families: readonly NavigationItem[];
  groups: readonly NavigationItem[];
};

type Places = {
  nodes: ReadonlyMap<string, CategoryNode>;
  families: readonly (StoredFamily & { count: number })[];
  groups: readonly (StoredGroup & { count: number })[];
};

type Count = (node: CategoryNode) => number;
type Link = (node: CategoryNode, slug: string) => ListLink;

/** Departments, families and groups are sorted as in the catalogue, entries below a department by name. */
export function navigationIn({ nodes, families, groups }: Places, language: Language) {
  const byName = new Intl.Collator(language, { sensitivity: 'base' }).compare;
  const textOf = ({ texts, code }: Pick<CategoryNode | StoredGroup, 'texts' | 'code'>) =>
    texts[language] ?? { name: code, slug: code };
  const known = (codes: readonly string[]) => codes.flatMap((code) => nodes.get(code) ?? []);

  const itemOf = (node: CategoryNode, countOf: Count, linkOf: Link): NavigationItem => {
    const { name, slug } = textOf(node);
    const below = itemsOf(known(node.children), countOf, linkOf);
    return {
      id: node.id,
      code: node.code,
      name,
      slug,
      ...linkOf(node, slug),
      count: countOf(node),
      categories: below.sort((a, b) => byName(a.name, b.name)),
    };
  };
  const itemsOf = (list: readonly CategoryNode[], countOf: Count, linkOf: Link) =>
    list.filter((node) => countOf(node) > 0).map((node) => itemOf(node, countOf, linkOf));

  const roots = [...nodes.values()].filter(({ path }) => path.length === 1);
  const departments = roots.filter(({ inSection }) => inSection === undefined);
  const slugOf = (code: string | undefined) => known(code === undefined ? [] : [code]).map(textOf)[0]?.slug ?? '';
  const linkOf: Link = ({ path }, slug) =>
    path.length === 1
      ? { pageName: 'category', params: { categorySlug: slug } }
      : { pageName: 'subCategory', params: { categoryBaseSlug: slugOf(path[0]), categorySlug: slug } };

  const sections = roots.flatMap((node) => {
    const { inSection: section, count } = node;
    if (section === undefined || count === 0) return [];
    const inside: Link = (_, slug) => linkInSection(section, slugOf(node.code), slug);
    const own = itemOf(node, ({ count }) => count, inside);
    const shared = itemsOf(departments, ({ countIn }) => countIn[section], inside);
    return [{ ...own, ...linkOf(node, own.slug), section, categories: [...own.categories, ...shared] }];
  });

  return {
    departments: itemsOf(departments, ({ count }) => count, linkOf),
    sections,
    families: families
      .filter(({ count }) => count > 0)
      .map(({ slug, name, count }) => ({
        id: slug,
        code: slug,
        name,
        slug,
        pageName: 'productsByCollection' as const,
        params: { familySlug: slug },
        count,
        categories: [],
      })),
    groups: groups
      .filter(({ count }) => count > 0)
      .map(({ code, texts, count }) => {
        const { name, slug } = textOf({ code, texts });
        const link = { pageName: 'productsByGroup' as const, params: { groupSlug: slug } };
        return { id: code, code, name, slug, ...link, count, categories: [] };
      }),
  } satisfies Navigation;
}
