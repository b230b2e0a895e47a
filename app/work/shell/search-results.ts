export const searchGroups = ['orders', 'people', 'companies', 'products'] as const;

type SearchGroup = (typeof searchGroups)[number];

export type SearchHit = { readonly id: string; readonly title: string; readonly hint: string; readonly href: string };

/** The hits of each kind. */
export type SearchAnswer = {
  readonly text: string;
  readonly groups: Readonly<Record<SearchGroup, readonly SearchHit[]>>;
};

/** The hits in display order. */
export const hitsOf = ({ groups }: SearchAnswer): readonly SearchHit[] =>
  searchGroups.flatMap((group) => groups[group]);
