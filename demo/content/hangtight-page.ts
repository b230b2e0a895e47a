import type { ContentPage } from '#modules/content/page-schema.ts';
import { block } from './block.ts';
import { sceneOf } from './scenes.ts';
import type { SiteTexts } from './site-texts.ts';

/** The campaign page. Its button scrolls down to the garments. */
export function hangtightPage(texts: SiteTexts): ContentPage {
  const { hangtight, front } = texts;
  return {
    slug: 'hangtight',
    template: 'default',
    title: 'Hang Tight',
    description: hangtight.description,
    blocks: [
      block('shop/campaign-hero', {
        name: 'Hang Tight',
        headline: hangtight.headline,
        text: hangtight.text,
        scene: sceneOf('workshop', texts),
        action: { text: hangtight.see, link: { url: '#garments' } },
      }),
      block('shop/text-with-background', {
        heading: hangtight.why.heading,
        paragraphs: [...hangtight.why.paragraphs],
        ground: 'plain',
      }),
      block('shop/column-cards', {
        anchor: 'garments',
        cards: hangtight.cards.map(([title, text]) => ({ title, text })),
      }),
      block('shop/find-reseller', {
        heading: front.dealers.heading,
        text: front.dealers.text,
        scene: sceneOf('store-front', texts),
        action: { text: front.dealers.action, link: { page: 'findStore' } },
      }),
    ],
  };
}
