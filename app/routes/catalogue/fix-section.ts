import type { Filter } from '#modules/assortment/product-list.ts';
import type { GenderSection } from '#modules/catalogue/gender-section.ts';

const genderOf: Record<GenderSection, string> = { men: 'Men', women: 'Women', children: 'Children' };

/** In a section its gender is preselected and fixed, because other genders are other places. */
export function fixSection(
  filters: readonly Filter[],
  section: GenderSection | undefined,
): { filters: readonly Filter[]; fixedIds: number[] } {
  if (section === undefined) return { filters, fixedIds: [] };
  const isFixed = ({ code }: Filter['values'][number]) => code === genderOf[section];
  const fixed = filters.map((filter) =>
    filter.parametricCode === 'Gender' ? { ...filter, values: filter.values.filter(isFixed) } : filter,
  );
  const gender = fixed.find(({ parametricCode }) => parametricCode === 'Gender');
  return { filters: fixed, fixedIds: gender?.values.map(({ id }) => id) ?? [] };
}
