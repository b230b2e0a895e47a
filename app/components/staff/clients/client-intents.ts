/** What the forms of the page of API clients ask for. */
export const clientIntents = ['create', 'change', 'rotate', 'activate'] as const;

export type ClientIntent = (typeof clientIntents)[number];
