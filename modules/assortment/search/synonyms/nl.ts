export const nl: readonly (readonly string[])[] = [];
