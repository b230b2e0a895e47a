export const fi: readonly (readonly string[])[] = [];
