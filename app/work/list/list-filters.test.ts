import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import work from '#messages/en/work.json' with { type: 'json' };
import { ListFilters } from './list-filters.tsx';

const options = [{ value: 'open', text: 'Open' }] as never;
const filtersOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `filter${at}`, label: `Filter ${at}`, options }));

type Facts = { count: number; searchHint?: string; address?: string; ignored?: string[] };

function markup({ count, searchHint, address = '', ignored = [] }: Facts): string {
  const props = {
    list: { search: '', filters: {}, ignored, sort: 'name', size: 50 },
    searchHint,
    filters: filtersOf(count),
  };
  const config = { locale: 'en', messages: { work }, timeZone: 'UTC' } as never;
  const element = createElement(IntlProvider, config, createElement(ListFilters, props));
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [`/?${address}`] });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const controls = (html: string) =>
  [...html.matchAll(/<(?:input|select)[^>]* name="(\w+)"|<button[^>]*type="(submit)"/g)].map(
    ([, name, submit]) => name ?? submit,
  );

test('the button follows the filters, in the order of the screen', () => {
  expect(controls(markup({ count: 2, searchHint: 'Number' }))).toEqual(['search', 'filter0', 'filter1', 'submit']);
});

test('many filters have a line of their own, and the button stays with the search', () => {
  const html = markup({ count: 5, searchHint: 'Number' });
  expect(controls(html)).toEqual(['search', 'submit', ...filtersOf(5).map(({ name }) => name)]);
  expect(html).not.toMatch(/order-\d/);
});

test('without a search the button is last', () => {
  expect(controls(markup({ count: 2 }))).toEqual(['filter0', 'filter1', 'submit']);
});

test('an ignored parameter is in no field, and "Clear" removes it', () => {
  const html = markup({ count: 1, searchHint: 'Number', address: 'state=x&sort=name', ignored: ['state=x'] });
  expect(controls(html)).toEqual(['sort', 'search', 'filter0', 'submit']);
  expect(html).toMatch(/<a [^>]*href="\/\?sort=name"/);
});
