export const et: readonly (readonly string[])[] = [];
