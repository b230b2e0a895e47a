import type { Language } from '#core/locale.ts';
import { createPaperDayFormat } from '../../market/day-format.ts';

/** A date in words, in British English for English documents. */
export function longDay(language: Language, day: string): string {
  return createPaperDayFormat(language === 'en' ? 'en-GB' : language)(day);
}
