/** A pattern for `ilike` that matches the text anywhere; special characters are escaped. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
