import { remember } from '#core/remember.ts';

/** The one way in which screens and mails write days and times, by culture. */
const dayLook = { dateStyle: 'medium' } as const;
const momentLook = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Days of the calendar, 'YYYY-MM-DD'. */
export const createDayFormat = remember((culture: string): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(culture, { ...dayLook, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
});

/** The day on which an instant falls in a time zone. */
export const createInstantDayFormat = remember((culture: string, timeZone: string): ((instant: Date) => string) => {
  const format = new Intl.DateTimeFormat(culture, { ...dayLook, timeZone });
  return (instant) => format.format(instant);
});

/** Day and time of an instant in a time zone. */
export const createMomentFormat = remember((culture: string, timeZone: string): ((instant: Date) => string) => {
  const format = new Intl.DateTimeFormat(culture, { ...momentLook, timeZone });
  return (instant) => format.format(instant);
});

/** The time of day of an instant in a time zone. */
export const createTimeFormat = remember((culture: string, timeZone: string): ((instant: Date) => string) => {
  const format = new Intl.DateTimeFormat(culture, { timeStyle: 'short', timeZone });
  return (instant) => format.format(instant);
});

/** Months of the calendar, 'YYYY-MM'. */
export const createMonthFormat = remember((culture: string): ((month: string) => string) => {
  const format = new Intl.DateTimeFormat(culture, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
});

/** Days on documents, with the month as a word. The format must not change, because issued documents must stay the same. */
export const createPaperDayFormat = remember((culture: string): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
});

/** The name of a weekday, by one of its days, as inside a sentence: some languages write it in lower case. */
export const createWeekdayFormat = remember((culture: string): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(culture, { weekday: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
});
