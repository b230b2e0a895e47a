import type { Language } from '#core/locale.ts';
import type { CategoryTree } from './category-tree.ts';

/** The group of an address, or undefined if no such page exists. */
export function findGroup({ tongues, groups }: CategoryTree, language: Language, groupSlug: string) {
  const group = groups.get(tongues.get(language)?.groups.codeOf.get(groupSlug) ?? '');
  const text = group?.texts[language];
  return group && text && { code: group.code, ...text, count: group.count };
}

/** The family, which screens call a collection; its name is the same in all languages. */
export function findFamily({ families }: CategoryTree, language: Language, familySlug: string) {
  const family = families.get(familySlug);
  if (!family) return undefined;
  const { slug, name, description, count } = family;
  return { code: slug, name, slug, description: description[language], count };
}
