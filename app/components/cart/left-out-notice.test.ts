import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import cart from '#messages/en/cart.json' with { type: 'json' };
import ui from '#messages/en/ui.json' with { type: 'json' };
import { LeftOutNotice } from './left-out-notice.tsx';

function shown(...items: { sku: string; name: string }[]): string {
  const config = { locale: 'en', messages: { ui, cart }, timeZone: 'UTC' } as never;
  return renderToStaticMarkup(createElement(IntlProvider, config, createElement(LeftOutNotice, { items })));
}

test('rows that are missing are named by what the earlier cart had of them, their number at least', () => {
  const page = shown({ sku: '100011100100C50', name: 'Trousers black C50' }, { sku: 'BUYERS-77', name: '' });
  expect(page).toContain('Some articles are missing');
  expect(page).toContain('Trousers black C50</strong> 100011100100C50</li>');
  expect(page).toMatch(/<li [^>]*>\s*BUYERS-77<\/li>/);
});

test('if nothing is missing nothing is said', () => {
  expect(shown()).toBe('');
});
