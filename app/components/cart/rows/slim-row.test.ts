import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import cart from '#messages/en/cart.json' with { type: 'json' };
import catalogue from '#messages/en/catalogue.json' with { type: 'json' };
import { aRowView } from '../page-fixtures.ts';
import { SlimRow } from './slim-row.tsx';

function markup(): string {
  const config = { locale: 'en', messages: { cart, catalogue }, timeZone: 'UTC' } as never;
  return renderToStaticMarkup(
    createElement(
      IntlProvider,
      config,
      createElement(SlimRow, { row: aRowView({ id: 'a', name: 'Flexa' }), heading: 'h2' }),
    ),
  );
}

test('a slim row is readable with scripts, and can be changed and removed without them', () => {
  const html = markup();
  const [, fallback = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(fallback).toMatch(/<form method="post">.*name="quantity".*value="row".*value="remove"/);
  const withScripts = html.replace(fallback, '');
  expect(withScripts).toContain('Flexa');
  expect(withScripts).not.toMatch(/<(form|input|button)/);
});
