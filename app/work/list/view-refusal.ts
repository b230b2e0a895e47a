import { isSameView } from './list-query.ts';

/** Why a view was not saved, and the query that was sent. */
export type ViewRefused = { readonly problem: string; readonly query: string };

/** The refusal belongs to the filters that were sent: with other filters it is not shown. */
export const problemFor = (query: string, refused: ViewRefused | undefined): string | undefined =>
  refused && isSameView(refused.query, query) ? refused.problem : undefined;
