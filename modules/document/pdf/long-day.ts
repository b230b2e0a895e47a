import type { Language } from '#core/locale.ts';
import { createPaperDayFormat } from '../../market/day-format.ts';

/** A day of the calendar in words. British English, as in the rest of the shop's English papers. */
export function longDay(language: Language, day: string): string {
  return createPaperDayFormat(language === 'en' ? 'en-GB' : language)(day);
}
