export const languages = ['sv', 'en', 'nb', 'fi', 'da', 'nl', 'fr', 'de', 'cs', 'et', 'it', 'pl', 'es', 'lv'] as const;

export type Language = (typeof languages)[number];

export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}
