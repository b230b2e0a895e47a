import type { Language } from '#core/locale.ts';
import type { CategoryTree } from '#modules/catalogue/category-tree.ts';

/** The category that an address names by id instead of path; undefined if the market has none with that id. */
export function categoryNamed(
  { nodes }: Pick<CategoryTree, 'nodes'>,
  language: Language,
  categoryId: number | undefined,
): { code: string; name: string } | undefined {
  for (const { id, code, texts } of nodes.values()) {
    const text = texts[language];
    if (id === categoryId && text) return { code, name: text.name };
  }
  return undefined;
}
