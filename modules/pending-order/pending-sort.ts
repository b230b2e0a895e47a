/** What the list of pending orders is sorted by. */
export type PendingSort = 'created' | 'total' | 'buyer';
