import type { Language } from '#core/locale.ts';
import type { NavigationItem } from '../catalogue/navigation.ts';
import { stemOf } from '../text-search/stems.ts';
import { isStopWord } from '../text-search/stop-words.ts';

const mostShown = 6;
const shortest = 3;

/** The significant words of a slug without their endings, so that "jacka" and "jackor" match. */
const wordsOf = (slug: string, language: Language) =>
  slug
    .split('-')
    .filter((word) => word.length >= shortest && !/\d/.test(word) && !isStopWord(word, language))
    .map((word) => stemOf(word, language));

/** The same word, or a compound with it: a winter jacket is a jacket. */
const isOf = (one: string, other: string) => one.startsWith(other) || one.endsWith(other);

/**
 * Categories whose names share a word with the slug of a deleted product, the closest first; if there are none, the
 * departments.
 */
export function similarCategories(
  departments: readonly NavigationItem[],
  uniqueName: string,
  language: Language,
): NavigationItem[] {
  const asked = wordsOf(uniqueName.toLowerCase(), language);
  const shared = ({ slug }: NavigationItem) =>
    wordsOf(slug, language).filter((word) => asked.some((one) => isOf(one, word) || isOf(word, one))).length;
  const close = departments
    .flatMap((department) => [department, ...department.categories])
    .map((item) => ({ item, score: shared(item) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
  return (close.length > 0 ? close : [...departments]).slice(0, mostShown);
}
