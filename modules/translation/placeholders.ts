/** Placeholders and tags of a text, sorted: {name}, %s, <strong>. */
const placeholdersOf = (text: string): string[] =>
  (text.match(/\{[^{}]*\}|%[sd]|<\/?[a-z][^<>]*>/gi) ?? []).map((one) => one.replaceAll(/\s+/g, ' ')).toSorted();

/** Whether a translation has exactly the placeholders of its source, in any order. */
export const hasSamePlaceholders = (source: string, target: string): boolean =>
  placeholdersOf(source).join('\n') === placeholdersOf(target).join('\n');
