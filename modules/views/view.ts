/** What a list is narrowed by, under a name. */
export type SavedView = {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
  readonly isOwn: boolean;
};

export const longest = { list: 40, name: 60, query: 2000 };
export const mostViews = 50;

const placeNames = ['after', 'before', 'done', 'lang'];

/** The query of an address without a place in the list: a view begins at the beginning. */
export function queryToKeep(query: string): string {
  const kept = new URLSearchParams(query);
  for (const name of placeNames) kept.delete(name);
  for (const [name, value] of [...kept]) if (value === '') kept.delete(name);
  kept.sort();
  return kept.toString();
}
