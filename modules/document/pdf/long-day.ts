import type { Language } from '#core/locale.ts';

/** A date in words, in British English for English documents. */
export function longDay(language: Language, day: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
