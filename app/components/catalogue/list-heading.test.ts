import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { ContentPicture } from '#modules/content/content-parts.ts';
import { ListHeading } from './list-heading.tsx';

const config = { locale: 'en', messages: { catalogue: {}, ui: {} }, timeZone: 'UTC', onError: () => {} };

function render(facts: Partial<ContentPicture>): string {
  const picture = { path: 'quay.jpg', version: 'abcdef0123', alt: 'A quay', width: 2400, height: 1350, ...facts };
  const place = { heading: 'Tops', description: undefined, seo: { title: '', description: '' }, trail: [], below: [] };
  const heading = createElement(ListHeading, { place: { ...place, picture }, searchText: '' });
  return renderToStaticMarkup(createElement(IntlProvider, config as never, heading));
}

test('the picture of a category is cropped around its focal point', () => {
  expect(render({ focal: { x: 0.3, y: 0.1 } })).toContain('object-position:30% 10%');
  expect(render({})).not.toContain('object-position:');
});

test('a decorative picture of a category has no alternative text', () => {
  expect(render({})).toContain('alt="A quay"');
  expect(render({ isDecorative: true })).toContain('alt=""');
});
