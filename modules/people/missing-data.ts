/** Filters of a list of people: data that an order may need and the person does not have yet. */
export const missingData = ['size', 'employee-number', 'approver'] as const;

export type MissingData = (typeof missingData)[number];
