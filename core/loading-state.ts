export const loadingStates = ['not-started', 'loading', 'finished', 'failed'] as const;

export type LoadingState = (typeof loadingStates)[number];

/** Other names of the four states. */
const aliases: Record<string, LoadingState> = {
  notstarted: 'not-started',
  loading: 'loading',
  finished: 'finished',
  loaded: 'finished',
  done: 'finished',
  success: 'finished',
  failed: 'failed',
  failure: 'failed',
};

/** 'Not started', 'notStarted' and 'not-started' are the same name; undefined for an unknown name. */
export function toLoadingState(name: string): LoadingState | undefined {
  const bare = name.replaceAll(/[\s_-]/g, '').toLowerCase();
  return Object.hasOwn(aliases, bare) ? aliases[bare] : undefined;
}
