export const it: readonly (readonly string[])[] = [];
