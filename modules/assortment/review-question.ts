import { isLanguage, type Language } from '#core/locale.ts';

/** `readable`: reviews in the reader's language first. */
export const reviewSorts = ['readable', 'newest', 'best', 'worst'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** Filters, order and page of a product's reviews. */
export type ReviewQuestion = {
  readonly stars: number | undefined;
  readonly language: Language | undefined;
  readonly withText: boolean;
  readonly sort: ReviewSort;
  readonly page: number;
};

/** Parses an address and ignores invalid values, so that old links still show reviews. */
export function readReviewQuestion(query: URLSearchParams): ReviewQuestion {
  const stars = Number(query.get('stars'));
  const language = query.get('language') ?? '';
  const page = Number(query.get('page'));
  return {
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : undefined,
    language: isLanguage(language) ? language : undefined,
    withText: query.get('withText') === 'true',
    sort: reviewSorts.find((sort) => sort === query.get('sort')) ?? 'readable',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** Writes the shortest address of a query. */
export function writeReviewQuestion({ stars, language, withText, sort, page }: ReviewQuestion): string {
  const query = new URLSearchParams();
  if (stars !== undefined) query.set('stars', String(stars));
  if (language !== undefined) query.set('language', language);
  if (withText) query.set('withText', 'true');
  if (sort !== 'readable') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
