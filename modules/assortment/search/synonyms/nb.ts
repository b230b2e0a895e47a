export const nb: readonly (readonly string[])[] = [];
