/** A text as a part of another, for `ilike`: what has a meaning there is taken as it was typed. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
