export const es: readonly (readonly string[])[] = [];
