export type GenderSection = 'men' | 'women' | 'children';

/** Older catalogues identify sections by number. Men have no number and are found by name. */
const sectionIds: ReadonlyMap<number, GenderSection> = new Map([
  [17682, 'women'],
  [3397, 'women'],
  [90980, 'children'],
  [3396, 'children'],
]);

export function sectionOf({ id, section }: { id: number; section?: GenderSection | undefined }) {
  return section ?? sectionIds.get(id);
}
