export const searchGroups = ['orders', 'people', 'companies', 'products'] as const;

type SearchGroup = (typeof searchGroups)[number];

export type SearchHit = { readonly id: string; readonly title: string; readonly hint: string; readonly href: string };

/** What each module found. */
export type SearchAnswer = {
  readonly text: string;
  readonly groups: Readonly<Record<SearchGroup, readonly SearchHit[]>>;
};

/** The hits in the order in which they are seen. */
export const hitsOf = ({ groups }: SearchAnswer): readonly SearchHit[] =>
  searchGroups.flatMap((group) => groups[group]);
