export const fr: readonly (readonly string[])[] = [];
