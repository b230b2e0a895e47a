export const pl: readonly (readonly string[])[] = [];
