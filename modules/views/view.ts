/** The filters of a list, under a name. */
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

/** The query of an address without the position in the list: a view opens at the beginning. */
export function queryToKeep(query: string): string {
  const said = [...new URLSearchParams(query)].filter(([name, value]) => value !== '' && !placeNames.includes(name));
  const kept = new URLSearchParams(said);
  kept.sort();
  return kept.toString();
}
