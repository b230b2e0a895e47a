export const writingIntents = ['send', 'withdraw'] as const;

export type WritingIntent = (typeof writingIntents)[number];
