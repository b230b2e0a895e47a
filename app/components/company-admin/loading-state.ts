/** How far something that a page shows has come. */
export type LoadingState = 'not-started' | 'loading' | 'finished' | 'failed';

/** The state of a request: not sent, running, successful or failed. */
type Loaded = { readonly isAsked: boolean; readonly isBusy: boolean; readonly hasFailed: boolean };

/** The same for a company, its settings, its people and stock. */
export function loadingStateOf({ isAsked, isBusy, hasFailed }: Loaded): LoadingState {
  if (!isAsked) return 'not-started';
  if (isBusy) return 'loading';
  return hasFailed ? 'failed' : 'finished';
}
