export const environments = ['production', 'staging', 'development', 'local', 'uat'] as const;

export type Environment = (typeof environments)[number];
