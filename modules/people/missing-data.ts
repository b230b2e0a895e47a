/** What a list of people can look for: data that an order may need and the person does not have yet. */
export const missingData = ['size', 'employee-number', 'approver'] as const;

export type MissingData = (typeof missingData)[number];
