export const reviewIntents = ['accept', 'refuse'] as const;

export type ReviewIntent = (typeof reviewIntents)[number];
