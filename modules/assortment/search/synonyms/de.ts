export const de: readonly (readonly string[])[] = [];
