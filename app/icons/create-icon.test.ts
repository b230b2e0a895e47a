import { Heart, LoaderCircle, type LucideIcon, Menu, Star } from 'lucide-react';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from './create-icon.tsx';

test('the paths of an icon are one element', () => {
  const markup = renderToStaticMarkup(h(createLucideIcon(dataOf(Menu))));
  expect(markup.match(/<path/g)).toHaveLength(1);
});

/** The data of an icon, from its element. */
const dataOf = (Icon: LucideIcon) =>
  (Icon as unknown as { render: (props: object, ref: null) => { props: { icon: never } } }).render({}, null).props.icon;

const described = { role: 'img', 'aria-label': 'Favourite' };

test.each([Heart, LoaderCircle, Star])('an icon has the markup of the library', (Original) => {
  const Icon = createLucideIcon(dataOf(Original));
  for (const props of [
    {},
    { className: 'size-5 shrink-0' },
    { strokeWidth: 1.5, fill: 'currentColor' },
    { size: 16 },
    described,
  ])
    expect(attributesOf(renderToStaticMarkup(h(Icon, props)))).toEqual(
      attributesOf(renderToStaticMarkup(h(Original, props))),
    );
});

/** The tags of some markup, each with its attributes in alphabetical order. */
const attributesOf = (markup: string) =>
  markup.split('<').map((tag) => (tag.match(/[\w-]+="[^"]*"|\/?\w+/g) ?? []).sort());
