import { expect, test } from 'vitest';
import { createMarkupStore } from './markup-store.ts';
import { markAttribute, type PageMarkup, startPageMarkup } from './page-markup.ts';

const openStore = (mostCharacters = 1000) => createMarkupStore(mostCharacters);
const start = (store = openStore(), isChecked = false) => startPageMarkup({ store, isChecked });

/** An element as the server writes it: with its content from an earlier page, or rendered and with a mark. */
function written(page: PageMarkup, { name = 'menu', place = '_R_1_', content = '<a>Jackets</a>' } = {}): string {
  const part = page.take(name, place);
  return 'markup' in part
    ? `<li class="x">${part.markup}</li>`
    : `<li ${markAttribute}="${part.mark}" class="x">${content}</li>`;
}

/** A page with such an element. */
const render = (page: PageMarkup, part?: Parameters<typeof written>[1]) =>
  page.finish(`<ul>${written(page, part)}</ul>`);

const whole = '<ul><li class="x"><a>Jackets</a></li></ul>';

test('a part is rendered once, and no page has marks', () => {
  const store = openStore();
  expect(render(start(store))).toBe(whole);
  expect(render(start(store), { content: 'not rendered' })).toBe(whole);
});

test('a part with another name is another one', () => {
  const store = openStore();
  render(start(store));
  expect(render(start(store), { name: 'footer', content: 'Contact' })).toContain('Contact');
});

test('elements of the same kind inside a part belong to it', () => {
  const store = openStore();
  const content = '<ul><li>Red</li><li><link><ul><li>Blue</li></ul></li></ul>&lt;/li&gt;';
  render(start(store), { content });
  expect(start(store).take('menu', '_R_2_')).toEqual({ markup: content });
});

test('markup with ids of React is used only at the same place', () => {
  const store = openStore();
  const content = '<input id="_R_1a_">';
  render(start(store), { content });
  expect(start(store).take('menu', '_R_1_')).toEqual({ markup: content });
  expect(start(store).take('menu', '_R_2_')).toEqual({ mark: '0' });
});

test('several parts of a page', () => {
  const store = openStore();
  const page = start(store);
  const parts = [written(page), written(page, { name: 'footer', content: 'Contact' })];
  expect(page.finish(parts.join(''))).toBe('<li class="x"><a>Jackets</a></li><li class="x">Contact</li>');
  expect(start(store).take('footer', '_R_2_')).toEqual({ markup: 'Contact' });
});

test('a checked page fails if a part shows more than its name says', () => {
  const store = openStore();
  render(start(store, true), { content: 'Hello Ada' });
  expect(render(start(store, true), { content: 'Hello Ada' })).toContain('Hello Ada');
  expect(() => render(start(store, true), { content: 'Hello Kim' })).toThrow('depends on more than menu');
});

test('the store drops what was not used for longest, and keeps nothing larger than itself', () => {
  const store = openStore(20);
  store.keep('a', '123456789');
  store.keep('b', '123456789');
  store.find('a');
  store.keep('c', '123456789');
  store.keep('large', '1234567890123456789');
  expect(['a', 'b', 'c', 'large'].map((name) => store.find(name))).toEqual([
    '123456789',
    undefined,
    '123456789',
    undefined,
  ]);
  store.keep('a', 'another');
  expect(store.find('a')).toBe('another');
});
