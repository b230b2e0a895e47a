export type GenderSection = 'men' | 'women' | 'children';

/** Older catalogues tell their sections by number alone; men have no number, theirs is known by its word. */
const sectionIds: ReadonlyMap<number, GenderSection> = new Map([
  [17682, 'women'],
  [3397, 'women'],
  [90980, 'children'],
  [3396, 'children'],
]);

export function sectionOf({ id, section }: { id: number; section?: GenderSection | undefined }) {
  return section ?? sectionIds.get(id);
}
