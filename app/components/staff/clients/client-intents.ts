/** Intents of the forms on the page of API clients. */
export const clientIntents = ['create', 'change', 'rotate', 'activate'] as const;

export type ClientIntent = (typeof clientIntents)[number];
