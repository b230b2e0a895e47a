type Outcome = 'confirmed' | 'failed' | 'canceled' | 'external' | 'pending' | 'punchoutConfirmed';

/** Which files draw the pages at the end of a checkout; one without a file is not open yet. */
export const outcomeScreens: Partial<Record<Outcome, { file: string }>> = {};
