import type { SceneName } from '../pictures/scenes/draw-scene.ts';

/** A heading and its text. */
type Section = readonly [heading: string, ...paragraphs: string[]];
type Card = readonly [title: string, text: string];

export type SimplePage = { title: string; description: string; lead: string; sections: readonly Section[] };

/** Pages whose texts are valid in every market of the language. */
export type SharedPage =
  | 'about'
  | 'sustainability'
  | 'delivery-and-returns'
  | 'terms'
  | 'privacy'
  | 'size-and-care'
  | 'warranty';

export type DealerPage = 'dealer-season' | 'dealer-orders' | 'dealer-material';

/** All texts of the demo's pages in one language. A missing text does not compile. */
export type SiteTexts = {
  /** Alternative texts of the scenes. */
  scenes: Record<SceneName, string>;
  front: {
    title: string;
    description: string;
    headline: string;
    intro: string;
    shop: string;
    promises: readonly [Card, Card, Card];
    categories: string;
    allProducts: string;
    bestSellers: Card;
    story: { heading: string; paragraphs: readonly [string, string]; action: string };
    /** The meaning of the numbers 1986, 23 and 5: the first trousers, the countries, years of spare parts. */
    facts: readonly [string, string, string];
    dealers: { heading: string; text: string; action: string };
  };
  /** The campaign is called Hang Tight everywhere. */
  hangtight: {
    description: string;
    headline: string;
    text: string;
    open: string;
    see: string;
    why: { heading: string; paragraphs: readonly [string, string] };
    cards: readonly [Card, Card, Card];
  };
  pages: Record<SharedPage, SimplePage>;
  cookies: {
    title: string;
    description: string;
    lead: string;
    groups: readonly [Card, Card, Card, Card];
    /** What other companies are loaded for. */
    services: Card;
    change: Card;
  };
  contact: {
    title: string;
    description: string;
    lead: string;
    phone: string;
    email: string;
    visit: string;
    post: string;
    hours: string;
    stores: string;
    write: string;
  };
  dealer: Record<DealerPage, SimplePage>;
  general: {
    navs: { shop: string; help: string; about: string };
    sizeGuide: string;
    /** How to find the size of shoes. */
    shoeSize: string;
    favourites: string;
    declarations: string;
    customerService: string;
    companies: string;
    weekdays: string;
    weekend: string;
    closed: string;
    /** The words before the number of a post office box. */
    box: string;
    messages: { everybody: Card; anonymous: Card; signedIn: Card };
  };
};
