import type { ReviewView } from '#app/components/reviews/reviews-view.ts';
import type { Language } from '#core/locale.ts';

type Entry = Omit<ReviewView, 'languageName'>;

/** Reviews in another language name that language. */
export function reviewsFor(entries: readonly Entry[], language: Language): ReviewView[] {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const nameOf = (spoken: string) => (spoken === language ? undefined : names.of(spoken));
  return entries.map((entry) => ({ ...entry, languageName: nameOf(entry.language) }));
}
