import type { AttributesOf, BlockName } from '#modules/content/block-attributes.ts';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import type { ContentPicture } from '#modules/content/content-parts.ts';

type Media = {
  readonly wide: ContentPicture;
  readonly tall: ContentPicture;
  /** Empty: whoever adds the block chooses one. */
  readonly film: string;
  readonly videoId: string;
};
type Words = { readonly title: string; readonly text: string };
type Example<Name extends BlockName> = {
  readonly attributes: AttributesOf<Name>;
  readonly children?: ContentBlock[];
};

/** One example of each block, made of a title, a text, pictures and a film. */
export function blockExamples({ title, text }: Words, { wide, tall, film, videoId }: Media): ContentBlock[] {
  const picture = wide;
  const action = { text: title, link: { page: 'allProducts' } };
  const scene = { wide, tall, quiet: 'left', tallQuiet: 'top', tone: 'dark' } as const;
  const pictured = { headline: title, text, picture, action };
  const post = { picture, text: title, url: 'https://social.example/1', tags: ['winter'] };
  const paragraph: ContentBlock = { name: 'core/paragraph', attributes: { text } };
  const button: ContentBlock = { name: 'core/button', attributes: action };
  const person = { name: 'Kim Exempel', title, email: 'kim@yrke.example', phone: '+46 8 465 004 10' };
  const examples: { [Name in BlockName]: Example<Name> } = {
    'core/heading': { attributes: { text: title, level: 3 } },
    'core/paragraph': { attributes: { text, size: 'lead' } },
    'core/list': { attributes: { items: [title, text] } },
    'core/quote': { attributes: { text, citation: person.name } },
    'core/pullquote': { attributes: { text: title, citation: person.name } },
    'core/separator': { attributes: {} },
    'core/spacer': { attributes: { size: 'small' } },
    'core/buttons': { attributes: {}, children: [button, button] },
    'core/button': { attributes: action },
    'core/html': { attributes: { html: '<p>1 &lt; 2, <strong>2 &lt; 3</strong></p>' } },
    'core/table': {
      attributes: {
        caption: title,
        head: ['C', 'cm'],
        rows: [
          ['C50', '100'],
          ['C52', '104'],
        ],
      },
    },
    'core/file': { attributes: { text: title, link: { page: 'euDoc' } } },
    'core/image': { attributes: { picture, caption: title } },
    'core/gallery': { attributes: { pictures: [picture, picture], caption: title } },
    'core/video': { attributes: { file: film, title } },
    'core-embed/youtube': { attributes: { videoId, title } },
    'core/columns': { attributes: {}, children: [paragraph, paragraph] },
    'core/group': { attributes: { ground: 'paper' }, children: [paragraph] },
    'core/cover': { attributes: { scene }, children: [paragraph] },
    'shop/hero': { attributes: { headline: title, text, scene, actions: [action] } },
    'shop/campaign-hero': { attributes: { name: title, headline: title, text, scene } },
    'shop/hero-column': { attributes: { columns: [pictured, pictured] } },
    'shop/hero-column-60-40': { attributes: { ...pictured, wide: 'left' } },
    'shop/small-hero': { attributes: { headline: title, text, scene } },
    'shop/hero-without-action': { attributes: { headline: title, text, scene } },
    'shop/text-with-background': { attributes: { heading: title, paragraphs: [text], ground: 'grey', action } },
    'shop/two-columns': { attributes: { heading: title, paragraphs: [text], picture, side: 'right', action } },
    'shop/column-cards': {
      attributes: {
        heading: title,
        cards: [
          { title, text, picture },
          { title, text, action },
        ],
      },
    },
    'shop/column-repeater': {
      attributes: {
        heading: title,
        columns: [
          { title, text },
          { title, text },
        ],
      },
    },
    'shop/link-repeater': { attributes: { heading: title, links: [action, action] } },
    'shop/category-tiles': {
      attributes: {
        heading: title,
        tiles: [
          { ...action, picture },
          { ...action, picture },
        ],
      },
    },
    // Its own name: a page with two named parts of the same name confuses screen readers.
    'shop/product-slider': { attributes: { heading: `${title} 1`, text, list: 'best-sellers' } },
    'shop/product-add-to-cart': { attributes: { heading: title, sku: '112015209904', text, button: title } },
    'shop/our-story': {
      attributes: { heading: title, paragraphs: [text], scene, facts: [{ value: '23', label: title }] },
    },
    'shop/find-reseller': { attributes: { heading: title, text, scene, action } },
    'shop/reviews-wall': { attributes: { heading: title, reviews: [{ text, author: person.name, stars: 4 }] } },
    'shop/employee-list': { attributes: { heading: title, employees: [person] } },
    'shop/instagram-feed': { attributes: { heading: title, posts: [post] } },
    'shop/social-flow-feed': {
      attributes: { heading: title, flowKey: 'example', tags: ['winter'], tagsOperator: 'or', posts: [post] },
    },
    'shop/action-form': { attributes: { heading: title, text, label: title, button: title, goesTo: 'findStore' } },
    'shop/sticky-menu-group': { attributes: { links: [{ text: title, anchor: 'blocks' }] }, children: [paragraph] },
    'shop/footer-bar': { attributes: { text: title, action } },
  };
  return Object.entries(examples).map(([name, example]): ContentBlock => ({ name, ...example }));
}
