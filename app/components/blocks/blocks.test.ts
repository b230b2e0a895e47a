import { expect, test } from 'vitest';
import type { BlockName } from '#modules/content/block-attributes.ts';
import { type ContentBlock, contentBlock } from '#modules/content/block-schema.ts';
import { renderPage } from '#tests/setup/render-page.ts';
import { findBlock } from './registry.ts';
import type { BlockSurroundings } from './surroundings.ts';
import { templateNames } from './templates.ts';
import { withTags } from './with-tags.ts';

const picture = { path: 'a-wide.jpg', alt: 'A quay', width: 2400, height: 1350 };
const scene = {
  wide: picture,
  tall: { ...picture, path: 'a-tall.jpg', width: 1080 },
  quiet: 'left',
  tallQuiet: 'top',
  tone: 'dark',
};
const action = { text: 'Go there', link: { page: 'allProducts' } };

const post = { picture, text: 'On the roof', url: 'https://social.example/1', tags: ['roof'] };
const flow = { flowKey: 'yrke', tags: ['roof'], tagsOperator: 'and', posts: [post] };

/** One of each block, each with a unique text. */
const examples: Record<BlockName, { attributes: Record<string, unknown>; shows: string }> = {
  'core/heading': { attributes: { text: 'A heading', level: 3 }, shows: '>A heading</h3>' },
  'core/paragraph': {
    attributes: { text: ['Plain and ', { text: 'strong', strong: true }] },
    shows: '>strong</strong>',
  },
  'core/list': { attributes: { items: ['An item'], ordered: true }, shows: '</ol>' },
  'core/quote': { attributes: { text: 'It holds', citation: 'A roofer' }, shows: '>A roofer</figcaption>' },
  'core/separator': { attributes: {}, shows: '<hr' },
  'core/spacer': { attributes: { size: 'large' }, shows: 'h-24' },
  'core/buttons': { attributes: {}, shows: 'flex-wrap' },
  'core/button': { attributes: { text: 'A button', link: { slug: 'about' } }, shows: 'href="/en/about"' },
  'core/image': { attributes: { picture, caption: 'A caption' }, shows: '>A caption</figcaption>' },
  'core/columns': { attributes: {}, shows: 'md:grid-flow-col' },
  'core/group': { attributes: { ground: 'paper', anchor: 'kit' }, shows: 'id="kit"' },
  'core/cover': { attributes: { scene }, shows: 'a-tall.jpg' },
  'shop/hero': { attributes: { headline: 'Dressed early', scene, actions: [action] }, shows: 'Dressed early' },
  'shop/campaign-hero': { attributes: { name: 'Hang Tight', headline: 'Stay put', scene }, shows: 'Stay put' },
  'shop/category-tiles': { attributes: { heading: 'Begin', tiles: [{ ...action, picture }] }, shows: 'Go there' },
  'shop/product-slider': { attributes: { heading: 'Popular', list: 'best-sellers' }, shows: 'Flexa trousers' },
  'shop/our-story': {
    attributes: { heading: 'Knees', paragraphs: ['In 1986'], scene, facts: [{ value: '23', label: 'countries' }] },
    shows: '>23</dd>',
  },
  'shop/find-reseller': { attributes: { heading: 'Try it on', scene, action, places: [action] }, shows: 'Try it on' },
  'shop/text-with-background': { attributes: { paragraphs: ['Four kilos'], ground: 'grey' }, shows: 'Four kilos' },
  'shop/column-cards': { attributes: { cards: [{ title: 'A card', text: 'with words' }] }, shows: '>A card</h3>' },
  'core/pullquote': { attributes: { text: 'It never tore' }, shows: '>It never tore</blockquote>' },
  'core/html': {
    attributes: { html: '<p>Fine <b>words</b><script>alert(1)</script></p>' },
    shows: '<p>Fine <b>words</b></p>',
  },
  'core/table': { attributes: { head: ['Size'], rows: [['C50']] }, shows: '>C50</td>' },
  'core/file': { attributes: { text: 'Catalogue', link: { url: '/files/a.pdf' } }, shows: 'href="/files/a.pdf"' },
  'core/gallery': { attributes: { pictures: [picture], caption: 'Views' }, shows: '>Views</figcaption>' },
  'core/video': { attributes: { file: '/films/knee.mp4', title: 'Knees' }, shows: 'preload="none"' },
  'core-embed/youtube': { attributes: { videoId: 'abcdefghi_1', title: 'A film' }, shows: 'Show the film' },
  'shop/hero-column': {
    attributes: {
      columns: [
        { headline: 'Left', picture },
        { headline: 'Right', picture },
      ],
    },
    shows: '>Right</h2>',
  },
  'shop/hero-column-60-40': { attributes: { headline: 'Sixty', picture, action, wide: 'left' }, shows: '>Sixty</h2>' },
  'shop/small-hero': { attributes: { headline: 'Small', scene }, shows: '>Small</h2>' },
  'shop/hero-without-action': { attributes: { headline: 'Only words', scene }, shows: '>Only words</h2>' },
  'shop/two-columns': {
    attributes: { heading: 'Two', paragraphs: ['Beside'], picture, side: 'right' },
    shows: 'Beside',
  },
  'shop/instagram-feed': { attributes: { heading: 'Posts', posts: [post] }, shows: 'On the roof' },
  'shop/social-flow-feed': { attributes: flow, shows: 'once you allow marketing' },
  'shop/action-form': {
    attributes: { heading: 'Where?', label: 'Town', button: 'Find', goesTo: 'findStore' },
    shows: 'action="/en/findStore"',
  },
  'shop/footer-bar': { attributes: { text: 'Free delivery', action }, shows: 'Free delivery' },
  'shop/employee-list': {
    attributes: { employees: [{ name: 'Anna Ek', title: 'Sales', email: 'a@yrke.example', phone: '+46 8 1' }] },
    shows: 'href="tel:+4681"',
  },
  'shop/product-add-to-cart': { attributes: { sku: '1120152099046', button: 'Buy it' }, shows: 'Buy it' },
  'shop/reviews-wall': {
    attributes: { heading: 'Said', reviews: [{ text: 'Good', author: 'B', stars: 4 }] },
    shows: '4 of 5 stars',
  },
  'shop/link-repeater': { attributes: { links: [action] }, shows: 'Go there' },
  'shop/column-repeater': { attributes: { columns: [{ title: 'One', text: 'word' }] }, shows: '>One</h3>' },
  'shop/sticky-menu-group': { attributes: { links: [{ text: 'Care', anchor: 'care' }] }, shows: 'href="#care"' },
};

const surroundings: BlockSurroundings = {
  hrefOf: (link) => ('url' in link ? link.url : 'slug' in link ? `/en/${link.slug}` : `/en/${link.page}`),
  isOpen: () => true,
  pictures: { 'a-wide.jpg': '0123456789', 'a-tall.jpg': 'abcdef0123' },
  products: {
    '112015209904': [
      { href: '/en/product/signal', name: 'Signal', picture: { path: 'p.jpg', version: undefined, alt: '' } },
    ],
    'best-sellers': [
      {
        href: '/en/product/flexa',
        name: 'Flexa trousers',
        picture: { path: 'p.jpg', version: undefined, alt: '' },
        priceText: '£59',
        beforeText: '£79',
      },
    ],
  },
};

const render = (blocks: ContentBlock[], more: Partial<BlockSurroundings> = {}, template?: string): string =>
  renderPage({ blocks, ...(template !== undefined && { template }) }, { ...surroundings, ...more });

const paragraph = (text: unknown): ContentBlock => ({ name: 'core/paragraph', attributes: { text } });

test.each(Object.entries(examples))('E05 E06 E07 %s is shown', (name, { attributes, shows }) => {
  const block = contentBlock.parse({ name, attributes });
  expect(render([paragraph('before'), block])).toContain(shows);
});

test('E05 E06 E07 the registry has the 19 core blocks, the 7 heroes and the 14 others', () => {
  const core =
    'image spacer cover buttons button paragraph pullquote group html heading list table separator quote columns file gallery video';
  const shop =
    'hero hero-column text-with-background small-hero hero-column-60-40 hero-without-action campaign-hero column-cards two-columns instagram-feed action-form footer-bar find-reseller employee-list product-slider product-add-to-cart our-story reviews-wall link-repeater column-repeater sticky-menu-group social-flow-feed category-tiles';
  const names = [
    ...core.split(' ').map((name) => `core/${name}`),
    'core-embed/youtube',
    ...shop.split(' ').map((name) => `shop/${name}`),
  ];
  expect(Object.keys(examples).toSorted()).toEqual(names.toSorted());
  expect(names.every((name) => findBlock(name) !== undefined)).toBe(true);
});

test('E08 without consent to targeting the social feed shows no post, but a button that asks', () => {
  const shown = render([{ name: 'shop/social-flow-feed', attributes: flow }]);
  expect(shown).toContain('<button');
  expect(shown).not.toContain('On the roof');
  expect(shown).not.toContain('social.example');
});

test('a film of YouTube is not in the page before the visitor decides', () => {
  const shown = render([{ name: 'core-embed/youtube', attributes: { videoId: 'abcdefghi_1', title: 'A film' } }]);
  expect(shown).toContain('<button');
  expect(shown).toContain('href="https://www.youtube.com/watch?v=abcdefghi_1"');
  expect(shown).not.toMatch(/<iframe|youtube-nocookie|ytimg/);
});

test('in the editor a block without a film says so instead of showing an empty player', () => {
  const [own, youtube] = [
    { name: 'core/video', attributes: { file: '', title: 'The quay' } },
    { name: 'core-embed/youtube', attributes: { videoId: 'short', title: 'The quay' } },
  ];
  for (const block of [own, youtube]) {
    const shown = render([block], { missingFilm: 'There is no film' });
    expect(shown).toMatch(/The quay.*There is no film/);
    expect(shown).not.toMatch(/<video|<button|<iframe/);
    expect(render([block])).not.toContain('There is no film');
  }
  const chosen = { ...own, attributes: { ...own.attributes, file: '/files/library/quay.mp4' } };
  expect(render([chosen], { missingFilm: 'There is no film' })).toContain('preload="metadata"');
});

test('E08 tags narrow the posts, all of them or one', () => {
  const posts = [{ tags: ['roof', 'rain'] }, { tags: ['rain'] }, {}];
  expect(withTags(posts, ['roof', 'rain'], 'and')).toEqual([posts[0]]);
  expect(withTags(posts, ['roof', 'rain'], 'or')).toEqual([posts[0], posts[1]]);
  expect(withTags(posts, [], 'and')).toEqual(posts);
});

test('E09 each of the 13 templates renders, and an unknown one is the default page', () => {
  const names =
    'contact default front-page sidebar-menu sticky-sidebar-menu our-story brand-video collaborations collaboration company-front-page dealer-page no-to-bad-functionality craft-pants-guide'.split(
      ' ',
    );
  expect(templateNames.toSorted()).toEqual(names.toSorted());
  const blocks = [{ name: 'core/heading', attributes: { text: 'Care', level: 2, anchor: 'care' } }, paragraph('wash')];
  for (const template of names) {
    const shown = render(blocks, {}, template);
    expect(shown).toContain(`data-template="${template}"`);
    expect(shown).toMatch(/<h1[^>]*>The title<\/h1>/);
    expect(shown).toContain('wash');
    expect(shown.includes('href="#care"')).toBe(/sidebar|dealer/.test(template));
  }
  for (const unknown of ['nothing', 'constructor'])
    expect(render(blocks, {}, unknown)).toBe(render(blocks, {}, 'default'));
});

test('E04 an unknown block shows nothing, and its neighbours still show', () => {
  const [before, after] = [paragraph('before'), paragraph('after')];
  const strange = ['core/xyz', 'core/constructor', 'shop/toString'].map((name) => ({
    name,
    attributes: { text: 'never' },
    children: [paragraph('never')],
  }));
  expect(render([before, ...strange, after])).toBe(render([before, after]));
});

test('E04 an unknown block inside another shows nothing either', () => {
  const group = (children: ContentBlock[]) => ({ name: 'core/group', attributes: {}, children });
  const inner = paragraph('inner');
  expect(render([group([{ name: 'core/xyz', attributes: {} }, inner])])).toBe(render([group([inner])]));
});

test('E05 blocks in columns begin at the same height: each is the first in a cell of its own', () => {
  const shown = render([{ name: 'core/columns', attributes: {}, children: [paragraph('left'), paragraph('right')] }]);
  expect(shown.match(/<div class="min-w-0"><p [^>]*>(?:left|right)<\/p><\/div>/g)).toHaveLength(2);
});

test("editors' texts are never interpreted as HTML", () => {
  const html = '<img src=x onerror=alert(1)>';
  for (const text of [html, [html], [{ text: html, strong: true, link: { slug: 'about' } }]]) {
    const shown = render([paragraph(text)]);
    expect(shown).not.toContain('<img');
    expect(shown).toContain('&lt;img');
  }
});

test('a page has one main headline: its title, or that of its opening hero', () => {
  const count = (html: string) => html.match(/<h1/g)?.length;
  const hero = { name: 'shop/hero', attributes: examples['shop/hero'].attributes };
  expect(render([paragraph('x')])).toMatch(/<h1[^>]*>The title<\/h1>/);
  expect(render([hero, hero])).toMatch(/<h1[^>]*>Dressed early<\/h1>/);
  expect(count(render([hero, hero]))).toBe(1);
  expect(count(render([paragraph('x'), hero]))).toBe(1);
});

test('the opening picture loads eagerly, the others lazily', () => {
  const hero = { name: 'shop/hero', attributes: examples['shop/hero'].attributes };
  const shown = render([hero, hero]);
  expect(shown.match(/loading="eager"/g)).toHaveLength(1);
  expect(shown.match(/loading="lazy"/g)).toHaveLength(1);
  expect(shown).toContain('/pictures/abcdef0123/a-tall.jpg?w=640&amp;q=75 640w');
});

test('a cropped picture keeps its focal point, and each crop of a scene its own', () => {
  const focal = { x: 0.3, y: 0.5 };
  const shown = (block: ContentBlock) => render([contentBlock.parse(block)]);
  const image = { name: 'core/gallery', attributes: { pictures: [{ ...picture, focal }] } };
  expect(shown(image)).toContain('object-position:30% 50%');
  const placed = { ...scene, wide: { ...picture, focal }, tall: { ...scene.tall, focal: { x: 0.5, y: 0.1 } } };
  const hero = shown({ name: 'shop/small-hero', attributes: { headline: 'Small', scene: placed } });
  expect(hero).toContain('object-position:30% 50%');
  expect(hero).toContain('--tall-position:50% 10%');
  expect(shown({ name: 'shop/small-hero', attributes: { headline: 'Small', scene } })).not.toContain('position:');
});

test('a picture that is decoration has no alternative text', () => {
  const attributes = { picture: { ...picture, isDecorative: true } };
  const shown = render([{ name: 'core/image', attributes }]);
  expect(shown).toContain('alt=""');
  expect(shown).not.toContain('A quay');
});

test('a missing picture is left out, and so is a slider without products', () => {
  const hero = { name: 'shop/hero', attributes: examples['shop/hero'].attributes };
  expect(render([hero], { pictures: {} })).not.toContain('<img');
  const slider = { name: 'shop/product-slider', attributes: examples['shop/product-slider'].attributes };
  expect(render([paragraph('x'), slider], { products: {} })).not.toContain('Popular');
});

test('links lead to the pages of the table, and external addresses are unchanged', () => {
  const words = (url: string) => render([paragraph([{ text: 'here', link: { url } }])]);
  expect(words('mailto:info@yrke.example')).toContain('href="mailto:info@yrke.example"');
  expect(words('#kit')).toContain('href="#kit"');
  expect(render([paragraph([{ text: 'here', link: { page: 'allProducts' } }])])).toContain('href="/en/allProducts"');
});

test('a block about dealers is left out if no link to them is open, and keeps the open towns', () => {
  const to = (page: string) => ({ text: `To ${page}`, link: { page } });
  const { scene } = examples['shop/find-reseller'].attributes;
  const dealers = (action: string, ...places: string[]) => ({
    name: 'shop/find-reseller',
    attributes: { heading: 'Dealers', scene, action: to(action), places: places.map(to) },
  });
  const isOpen: BlockSurroundings['isOpen'] = (link) => !('page' in link && link.page.startsWith('closed'));
  expect(render([dealers('closed', 'closedTown')], { isOpen })).not.toContain('Dealers');
  const some = render([dealers('closed', 'closedTown', 'town')], { isOpen });
  expect(some).toContain('To town');
  expect(some).not.toContain('To closed');
  expect(render([dealers('open')], { isOpen })).toContain('To open');
});

test('P50 links to lists that are empty for the visitor are not shown: no tile, no button', () => {
  const to = (page: string) => ({ text: `To ${page}`, link: { page, params: { categorySlug: page } } });
  const tiles = (...pages: string[]) => ({
    name: 'shop/category-tiles',
    attributes: { heading: 'Begin', action: to('closed'), tiles: pages.map((page) => ({ ...to(page), picture })) },
  });
  const isOpen: BlockSurroundings['isOpen'] = (link) => !('page' in link && link.page === 'closed');
  const some = render([tiles('open', 'closed')], { isOpen });
  expect(some).toContain('To open');
  expect(some).not.toContain('To closed');
  expect(render([tiles('closed')], { isOpen })).not.toContain('Begin');
  const words = render([paragraph([{ text: 'of shoes', link: to('closed').link }])], { isOpen });
  expect(words).toContain('of shoes');
  expect(words).not.toContain('<a');
});
