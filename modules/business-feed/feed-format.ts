export const feedFormats = ['ndjson', 'csv'] as const;

export type FeedFormat = (typeof feedFormats)[number];

export const formatOfFile = (name: string): FeedFormat => (name.toLowerCase().endsWith('.csv') ? 'csv' : 'ndjson');
