import type { Language } from '#core/locale.ts';
import type { ContentAction } from '#modules/content/content-parts.ts';
import type { GeneralContent } from '#modules/content/general-schema.ts';
import { textOf } from '#modules/guide/guide.ts';
import type { Market } from '#modules/market/market.ts';
import { craftTrousersGuide, craftTrousersSlug } from '../guides/craft-trousers.ts';
import type { SceneName } from '../pictures/scenes/draw-scene.ts';
import { departmentsIn } from './departments.ts';
import { employeesOf, favouritesContentIn } from './favourites.ts';
import { topMessages } from './market-looks.ts';
import { newsletterSignupIn } from './newsletter-signup.ts';
import { officeOf, sellerOf } from './office.ts';
import { sceneOf } from './scenes.ts';
import type { SiteTexts } from './site-texts.ts';
import { siteTexts } from './texts/site-texts-by-language.ts';

/** The scene for each category. */
const scenesOfCategories: Readonly<Record<string, SceneName>> = {
  Tops: 'harbour',
  Bottoms: 'building-site',
  catPPE: 'wind-farm',
  '1200': 'building-site',
  '1300': 'winter-road',
  '1400': 'workshop',
  men: 'kitchen',
  women: 'wind-farm',
};

/** Menus, footer, top message and policies of a market in one of its languages. */
export function generalOf(market: Market, language: Language): GeneralContent {
  const texts = siteTexts[language];
  const { front, hangtight, pages, cookies, contact, general } = texts;
  const { about, sustainability, terms, privacy } = pages;
  const seller = sellerOf(market)?.name ?? 'Yrke';
  const sizeGuide = { text: general.sizeGuide, link: { page: 'sizeguide' } };
  const toPage = (slug: string, title: string): ContentAction => ({ text: title, link: { slug } });
  const policy = (slug: string, { title, lead }: { title: string; lead: string }) => ({
    title,
    name: slug,
    slug,
    content: lead,
  });
  return {
    navs: [
      {
        name: 'shop',
        title: general.navs.shop,
        links: [
          { text: front.allProducts, link: { page: 'allProducts' } },
          ...departmentsIn(language).map(({ text, link }) => ({ text, link })),
        ],
      },
      {
        name: 'help',
        title: general.navs.help,
        links: [
          toPage('contact', contact.title),
          toPage('delivery-and-returns', pages['delivery-and-returns'].title),
          sizeGuide,
          {
            text: textOf(craftTrousersGuide, language, 'title'),
            link: { page: 'guide', params: { slug: craftTrousersSlug } },
          },
          toPage('size-and-care', pages['size-and-care'].title),
          toPage('warranty', pages.warranty.title),
          { text: front.dealers.action, link: { page: 'findStore' } },
          { text: general.favourites, link: { page: 'myFavorites' } },
          { text: general.declarations, link: { page: 'euDoc' } },
        ],
      },
      {
        name: 'about',
        title: general.navs.about,
        links: [
          toPage('about', about.title),
          toPage('sustainability', sustainability.title),
          { text: 'Hang Tight', link: { page: 'hangtight' } },
          toPage('terms', terms.title),
          toPage('privacy', privacy.title),
          toPage('cookies', cookies.title),
        ],
      },
    ],
    staticPages: [
      ...Object.entries(pages).map(([slug, { title }]) => ({ slug, title })),
      { slug: 'cookies', title: cookies.title },
      { slug: 'contact', title: contact.title },
    ],
    menuSpots: [
      {
        title: 'Hang Tight',
        text: hangtight.headline,
        picture: sceneOf('workshop', texts).wide,
        link: { page: 'hangtight' },
      },
      {
        title: front.dealers.heading,
        text: front.dealers.action,
        picture: sceneOf('store-front', texts).wide,
        link: { page: 'findStore' },
      },
    ],
    categoryPictures: Object.entries(scenesOfCategories).map(([category, scene]) => ({
      category,
      picture: { ...sceneOf(scene, texts).wide, alt: '', isDecorative: true },
    })),
    favorites: favouritesContentIn(texts),
    departments: employeesOf(market, texts),
    docSettings: [
      { document: 'eudoc', heading: general.customerService, text: contact.lead, footer: seller },
      { document: 'favourites-pdf', heading: about.title, text: about.lead, footer: seller },
    ],
    categories: (['men', 'women'] as const).map((gender) => ({
      category: 'Tops',
      gender,
      title: front.headline,
      text: front.intro,
      picture: sceneOf(scenesOfCategories[gender] ?? 'harbour', texts).wide,
    })),
    newsletterSignup: newsletterSignupIn(language, texts),
    sizeGuide,
    sizeGuideTexts: { guides: [{ sizeGroup: 'shoes', text: general.shoeSize }] },
    socialLinks: [],
    topMessage: topMessageOf(market, texts),
    seller: sellerOf(market),
    footer: officeOf(market, language, texts),
    privacyPolicy: policy('privacy', privacy),
    cookiePolicy: policy('cookies', cookies),
  };
}

const messageLinks = {
  everybody: { slug: 'delivery-and-returns' },
  anonymous: { url: '/login' },
  signedIn: { page: 'allProducts' },
} as const;

function topMessageOf(market: Market, { general }: SiteTexts): GeneralContent['topMessage'] {
  const { message, visibility } = topMessages[market.code] ?? { message: 'everybody', visibility: 'none' };
  const [text, way] = general.messages[message];
  return { text, link: { text: way, link: messageLinks[message] }, visibility };
}
