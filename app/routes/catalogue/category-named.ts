import type { Language } from '#core/locale.ts';
import type { CategoryTree } from '#modules/catalogue/category-tree.ts';

/** An address may name a category by its number instead of its path; undefined where the market has none of that number. */
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
