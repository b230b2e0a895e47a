import { isSameView } from './list-query.ts';

/** Why a view was not saved, and the query that was sent. */
export type ViewRefused = { readonly problem: string; readonly query: string };

/**
 * The refusal that no longer applies: the latest one, as soon as the page shows other filters than those that were
 * sent.
 */
export const overAt = (
  query: string,
  refused: ViewRefused | undefined,
  over: ViewRefused | undefined,
): ViewRefused | undefined => (refused && !isSameView(refused.query, query) ? refused : over);

/** The refusal is shown only with the filters that were sent. Once the filters have changed, it does not come back. */
export const problemFor = (refused: ViewRefused | undefined, over: ViewRefused | undefined): string | undefined =>
  refused === over ? undefined : refused?.problem;
