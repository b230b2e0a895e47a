import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { imageWidths } from '#modules/media/image-widths.ts';
import { Picture } from './picture.tsx';

const props = {
  address: (width: number) => `/pictures/a.jpg?w=${width}&q=75`,
  widths: [446, 223, 640],
  alt: 'Trousers, black, front',
  width: 400,
  height: 500,
  sizes: '(min-width: 768px) 25vw, 50vw',
};
const html = (more: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(createElement(Picture, { ...props, ...more }));

test('space is reserved in the right proportions and colour before the picture loads', () => {
  expect(html({ colour: '#223344' })).toMatch(/width="400" height="500"/);
  expect(html({ colour: '#223344' })).toContain('style="aspect-ratio:400 / 500;background-color:#223344"');
});

test('every width is offered, the smallest first, with a common one as fallback', () => {
  expect(html()).toContain(
    'srcSet="/pictures/a.jpg?w=223&amp;q=75 223w, /pictures/a.jpg?w=446&amp;q=75 446w, /pictures/a.jpg?w=640&amp;q=75 640w"',
  );
  expect(html()).toContain(' src="/pictures/a.jpg?w=640&amp;q=75"');
  expect(html({ widths: [640, 1080, 1920] })).toContain(' src="/pictures/a.jpg?w=1080&amp;q=75"');
  expect(html({ widths: [1920] })).toContain(' src="/pictures/a.jpg?w=1920&amp;q=75"');
  expect(html()).toContain('sizes="(min-width: 768px) 25vw, 50vw"');
});

test('no larger width than the source is offered', () => {
  const offered = (more: Parameters<typeof html>[0]) =>
    [...html({ widths: imageWidths, ...more }).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(offered({})).toEqual([223, 446, 640, 750, 828, 1080, 1200, 1920, 2048]);
  expect(offered({ sourceWidth: 800 })).toEqual([223, 446, 640, 750]);
  expect(offered({ sourceWidth: 100 })).toEqual([223]);
});

test('a picture with other proportions is not stretched', () =>
  expect(html()).toMatch(/class="[^"]*\bobject-contain\b/));

test('pictures load lazily, except the first', () => {
  expect(html()).toContain('loading="lazy"');
  expect(html()).not.toContain('"high"');
  expect(html({ first: true })).toContain('loading="eager"');
  expect(html({ first: true })).toContain('fetchPriority="high"');
});

test('a picture has its alternative text', () => {
  expect(html()).toContain('alt="Trousers, black, front"');
  expect(html({ alt: '' })).toContain('alt=""');
});
