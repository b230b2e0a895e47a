import { isSameView } from './list-query.ts';

/** Why a view was not saved, and the query that was sent. */
export type ViewRefused = { readonly problem: string; readonly query: string };

/** The refusal that is over: the latest one, once other filters than those that were sent are shown. */
export const overAt = (
  query: string,
  refused: ViewRefused | undefined,
  over: ViewRefused | undefined,
): ViewRefused | undefined => (refused && !isSameView(refused.query, query) ? refused : over);

/** The refusal belongs to the filters that were sent: with other filters it is not shown, nor when the former ones come back. */
export const problemFor = (refused: ViewRefused | undefined, over: ViewRefused | undefined): string | undefined =>
  refused === over ? undefined : refused?.problem;
