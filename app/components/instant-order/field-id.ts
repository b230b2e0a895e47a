/** Ids of a line's fields. */
export const fieldId = (column: 'article' | 'quantity' | 'services', id: number): string => `${column}-${id}`;

export const rowId = (id: number): string => `line-${id}`;
