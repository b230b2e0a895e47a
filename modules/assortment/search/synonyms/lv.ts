export const lv: readonly (readonly string[])[] = [];
