import type { Language } from '#core/locale.ts';

/** A day of the calendar in words. British English, as in the rest of the shop's English papers. */
export function longDay(language: Language, day: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
