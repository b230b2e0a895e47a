/** The fields of a line, by its id in the table. */
export const fieldId = (column: 'article' | 'quantity', id: number): string => `${column}-${id}`;

export const rowId = (id: number): string => `line-${id}`;
