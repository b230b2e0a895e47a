/** What the forms of the page ask for. */
export const listIntents = ['create', 'rename', 'remove', 'restore', 'share', 'unshare'] as const;
export type ListIntent = (typeof listIntents)[number];
