export const cs: readonly (readonly string[])[] = [];
