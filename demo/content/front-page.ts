import type { Language } from '#core/locale.ts';
import type { ContentPage } from '#modules/content/page-schema.ts';
import type { MarketCode } from '#modules/market/market.ts';
import { demoStores } from '../companies/stores.ts';
import { block } from './block.ts';
import { departmentsIn } from './departments.ts';
import { marketLooks } from './market-looks.ts';
import { sceneOf } from './scenes.ts';
import { siteTexts } from './texts/site-texts-by-language.ts';

const placesShown = 8;

/** In order: a scene, promises, departments, best sellers, the campaign, the company, the stores. */
export function frontPage(market: MarketCode, language: Language): ContentPage {
  const texts = siteTexts[language];
  const { front, hangtight } = texts;
  const { hero, story } = marketLooks[market];
  const allProducts = { page: 'allProducts' };
  return {
    slug: 'front-page',
    template: 'front-page',
    title: front.title,
    description: front.description,
    blocks: [
      block('shop/hero', {
        headline: front.headline,
        text: front.intro,
        scene: sceneOf(hero, texts),
        actions: [
          { text: front.shop, link: allProducts },
          { text: front.dealers.action, link: { page: 'findStore' } },
        ],
      }),
      block('shop/category-tiles', {
        heading: front.categories,
        action: { text: front.allProducts, link: allProducts },
        tiles: departmentsIn(language),
      }),
      block('shop/product-slider', {
        heading: front.bestSellers[0],
        text: front.bestSellers[1],
        list: 'best-sellers',
        action: { text: front.allProducts, link: allProducts },
      }),
      block('shop/column-cards', { cards: front.promises.map(([title, text]) => ({ title, text })) }),
      block('shop/campaign-hero', {
        name: 'Hang Tight',
        headline: hangtight.headline,
        text: hangtight.text,
        scene: sceneOf('workshop', texts),
        action: { text: hangtight.open, link: { page: 'hangtight' } },
      }),
      block('shop/our-story', {
        heading: front.story.heading,
        paragraphs: [...front.story.paragraphs],
        scene: sceneOf(story, texts),
        facts: ['1986', '23', '5'].map((value, index) => ({ value, label: front.facts[index] ?? '' })),
        action: { text: front.story.action, link: { slug: 'about' } },
      }),
      block('shop/find-reseller', {
        heading: front.dealers.heading,
        text: front.dealers.text,
        scene: sceneOf('store-front', texts),
        action: { text: front.dealers.action, link: { page: 'findStore' } },
        places: placesIn(market),
      }),
    ],
  };
}

function placesIn(market: MarketCode) {
  return demoStores
    .filter((store) => store.market === market)
    .slice(0, placesShown)
    .map(({ slug, address }) => ({ text: address.city, link: { page: 'findStoreDetails', params: { slug } } }));
}
