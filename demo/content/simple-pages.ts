import type { ContentBlock } from '#modules/content/block-schema.ts';
import type { ContentPage } from '#modules/content/page-schema.ts';
import type { SceneName } from '../pictures/scenes/draw-scene.ts';
import { block } from './block.ts';
import { fromLibrary } from './library.ts';
import type { DealerPage, SharedPage, SimplePage, SiteTexts } from './site-texts.ts';

/** A picture of the media library below the title, on pages that are more than rules. */
const scenes: Partial<Record<SharedPage | DealerPage, SceneName>> = {
  about: 'building-site',
  sustainability: 'wind-farm',
  'size-and-care': 'workshop',
  'dealer-season': 'winter-road',
  'dealer-material': 'store-front',
};

/** The link at the end of a page. */
const ways: Partial<Record<SharedPage, SharedPage | 'contact'>> = {
  about: 'sustainability',
  sustainability: 'size-and-care',
  'delivery-and-returns': 'contact',
  terms: 'delivery-and-returns',
  warranty: 'contact',
};

export function sharedPages(texts: SiteTexts): ContentPage[] {
  const pages = Object.entries(texts.pages) as [SharedPage, SimplePage][];
  return pages.map(([slug, page]) => toPage(slug, 'default', page, texts, wayOn(slug, texts)));
}

export function dealerPages(texts: SiteTexts): ContentPage[] {
  const pages = Object.entries(texts.dealer) as [DealerPage, SimplePage][];
  return pages.map(([slug, page]) => toPage(slug, 'dealer-page', page, texts));
}

export function cookiesPage({
  cookies: { title, description, lead, groups, services, change },
}: SiteTexts): ContentPage {
  return {
    slug: 'cookies',
    template: 'default',
    title,
    description,
    blocks: [
      block('core/paragraph', { text: lead, size: 'lead' }),
      ...[...groups, services, change].flatMap(([heading, text]) => section(heading, text)),
    ],
  };
}

function toPage(
  slug: SharedPage | DealerPage,
  template: string,
  { title, description, lead, sections }: SimplePage,
  texts: SiteTexts,
  more: ContentBlock[] = [],
): ContentPage {
  const scene = scenes[slug];
  return {
    slug,
    template,
    title,
    description,
    blocks: [
      block('core/paragraph', { text: lead, size: 'lead' }),
      ...(scene ? [block('core/image', { picture: fromLibrary(scene, texts) })] : []),
      ...sections.flatMap(([heading, ...paragraphs]) => section(heading, ...paragraphs)),
      ...more,
    ],
  };
}

function section(heading: string, ...paragraphs: string[]): ContentBlock[] {
  return [
    block('core/heading', { text: heading, level: 2 }),
    ...paragraphs.map((text) => block('core/paragraph', { text })),
  ];
}

function wayOn(slug: SharedPage, { pages, contact }: SiteTexts): ContentBlock[] {
  const next = ways[slug];
  if (!next) return [];
  const { title } = next === 'contact' ? contact : pages[next];
  return [block('core/buttons', {}, [block('core/button', { text: title, link: { slug: next }, look: 'outline' })])];
}
