/** How far something that a page shows has come. */
export type LoadingState = 'not-started' | 'loading' | 'finished' | 'failed';

/** What was asked for: nothing yet, an answer that is on its way, one that came, or one that failed. */
type Loaded = { readonly isAsked: boolean; readonly isBusy: boolean; readonly hasFailed: boolean };

/** The same for a company, its settings, its people and stock. */
export function loadingStateOf({ isAsked, isBusy, hasFailed }: Loaded): LoadingState {
  if (!isAsked) return 'not-started';
  if (isBusy) return 'loading';
  return hasFailed ? 'failed' : 'finished';
}
