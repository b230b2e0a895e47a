import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import product from '#messages/en/product.json' with { type: 'json' };
import reviews from '#messages/en/reviews.json' with { type: 'json' };
import { readReviewQuestion } from '#modules/assortment/review-question.ts';
import { ReviewResults } from './review-results.tsx';
import type { ReviewsView } from './reviews-view.ts';

// Date formats are not part of this test.
vi.mock('#app/components/product/use-day.ts', () => ({ useDay: () => String }));

function markup({ rated, counts, total }: { rated: number; counts: number[]; total: number }): string {
  const view: ReviewsView = {
    question: readReviewQuestion(new URLSearchParams()),
    average: undefined,
    rated,
    spread: counts.map((count, at) => ({ stars: 5 - at, count })),
    languages: [],
    total,
    pageCount: 1,
    entries: [],
  };
  const props = { href: '/all', writeHref: '/write', reviews: view, heading: 'h2' as const, onChoose: () => undefined };
  const config = { locale: 'en', messages: { product, reviews }, timeZone: 'UTC' } as never;
  return renderToStaticMarkup(
    createElement(MemoryRouter, undefined, createElement(IntlProvider, config, createElement(ReviewResults, props))),
  );
}

test('without reviews no filters are shown, and the visitor is invited to write the first', () => {
  const html = markup({ rated: 11, counts: [0, 0, 0, 0, 0], total: 0 });
  expect(html).toContain('Nobody has written a review yet');
  expect(html).toContain('href="/write"');
  expect(html).not.toMatch(/No review fits|<dl|<form/);
});

test('filters without a match show a message', () => {
  const html = markup({ rated: 4, counts: [2, 1, 1, 0, 0], total: 0 });
  expect(html).toContain('No review fits this choice.');
  expect(html).not.toContain('Nobody has written');
});

test('bars show the number of reviews if there are more ratings than reviews', () => {
  expect(markup({ rated: 11, counts: [2, 1, 1, 0, 0], total: 4 })).toContain('Of 4 written reviews');
  expect(markup({ rated: 4, counts: [2, 1, 1, 0, 0], total: 4 })).not.toContain('written reviews');
});
