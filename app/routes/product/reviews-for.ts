import type { ReviewView } from '#app/components/product/product-view.ts';
import type { Language } from '#core/locale.ts';

type Entry = Omit<ReviewView, 'languageName'>;

/** What everybody here can read comes first; the rest says which language it is in. */
export function reviewsFor(entries: readonly Entry[], language: Language): ReviewView[] {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const nameOf = (spoken: string) => (spoken === language ? undefined : names.of(spoken));
  const named = entries.map((entry) => ({ ...entry, languageName: nameOf(entry.language) }));
  return named.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
}
