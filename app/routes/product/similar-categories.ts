import type { NavigationItem } from '#modules/catalogue/navigation.ts';

const mostShown = 6;
const shortest = 3;

const wordsOf = (slug: string) => slug.split('-').filter((word) => word.length >= shortest && !/\d/.test(word));

/** Categories whose names share a word with the address of a product that is gone, the closest first; else the departments. */
export function similarCategories(departments: readonly NavigationItem[], uniqueName: string): NavigationItem[] {
  const asked = wordsOf(uniqueName.toLowerCase());
  const shared = ({ slug }: NavigationItem) =>
    wordsOf(slug).filter((word) => asked.some((one) => one.startsWith(word) || word.startsWith(one))).length;
  const close = departments
    .flatMap((department) => [department, ...department.categories])
    .map((item) => ({ item, score: shared(item) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
  return (close.length > 0 ? close : [...departments]).slice(0, mostShown);
}
