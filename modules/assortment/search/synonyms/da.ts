export const da: readonly (readonly string[])[] = [];
