/** Intents of the page's forms. */
export const listIntents = ['create', 'rename', 'remove', 'restore', 'share', 'unshare'] as const;
export type ListIntent = (typeof listIntents)[number];
