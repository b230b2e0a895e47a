import type { Language } from '#core/locale.ts';
import { type BoundedMap, createBoundedMap } from '../../platform/bounded-map.ts';
import type { CategoryTree } from '../catalogue/category-tree.ts';
import type { Navigation } from '../catalogue/navigation.ts';
import type { Assortment, AssortmentQuestion } from '../list-engine/assortment.ts';
import { type Engine, openEngine } from '../list-engine/engine.ts';
import type { TextIndex } from '../text-search/text-index.ts';
import { type BuyingFacts, buyingFactsOf } from './answers/buying-facts.ts';
import { categoryIndex } from './answers/category-index.ts';
import type { BuiltCatalogue } from './column-works.ts';
import { type Dictionary, dictionaryIn } from './dictionary.ts';
import type { Card } from './product-list.ts';
import type { Viewer } from './viewer.ts';

/** Cache limits: the number of views, and of cards for all views. A card takes two or three kilobytes. */
const lookingsKept = 12;
const cardsKept = 40_000;
/** Larger than any card number within one view. */
const numbersOfLooking = 2 ** 32;
const buyingFactsKept = 20_000;

/** The searchable catalogue of a market. */
export type Catalogue = {
  readonly engine: Engine;
  indexIn(language: Language): TextIndex | undefined;
  /** Search index of category names, numbered as in the columns. */
  categoryIndexIn(language: Language): TextIndex;
  dictionaryIn(language: Language): Dictionary;
  /** Cached, because reading these facts is the slowest part of pricing a cart. */
  buyingFacts(product: number): BuyingFacts;
  assortmentFor(question: AssortmentQuestion): Assortment;
  /** Recent queries, so that the next catalogue can prepare for them. */
  lately(): readonly AssortmentQuestion[];
  /** Cached cards for viewers with the same assortment, language and market price list. */
  cardsFor(assortment: Assortment, language: Language, marketPriceList: string | undefined): Cards;
  /** Cached navigation of viewers with the same assortment, until the category tree or the assortment changes. */
  navigationFor(
    place: { assortment: Assortment; tree: CategoryTree; language: Language },
    make: () => Navigation,
  ): Navigation;
};

/** Key: the number of the list row. */
type Cards = BoundedMap<number, Card>;

/** Assortment, time and language of the viewer. The display of a row depends on nothing else. */
export type CatalogueView = {
  readonly assortment: Assortment;
  readonly dictionary: Dictionary;
  readonly marketPriceList: string | undefined;
  readonly now: Date;
  readonly cards: Cards;
};

export function openCatalogue({ columns, indexes }: BuiltCatalogue): Catalogue {
  const engine = openEngine(columns);
  const dictionaries = new Map(columns.languages.map((language) => [language, dictionaryIn(columns, language)]));
  const categoryIndexes = new Map<Language, TextIndex>();
  const numbers = new WeakMap<Assortment, number>();
  let numbered = 0;
  const buyingFacts = createBoundedMap<number, BuyingFacts>(buyingFactsKept);
  const asked = new Map<Assortment, AssortmentQuestion>();
  const navigations = new WeakMap<Assortment, { tree: CategoryTree; byLanguage: Map<Language, Navigation> }>();
  const lookings = createBoundedMap<string, Cards>(lookingsKept);
  const cards = createBoundedMap<number, Card>(cardsKept);
  let looked = 0;
  const createCards = (): Cards => {
    looked += 1;
    const first = looked * numbersOfLooking;
    return { getOrMake: (number, make) => cards.getOrMake(first + number, make) };
  };
  return {
    engine,
    categoryIndexIn: (language) => {
      const known = categoryIndexes.get(language) ?? categoryIndex(columns, language);
      categoryIndexes.set(language, known);
      return known;
    },
    indexIn: (language) => indexes.get(language) ?? indexes.get(columns.defaultLanguage),
    dictionaryIn: (language) =>
      dictionaries.get(language) ?? dictionaries.get(columns.defaultLanguage) ?? dictionaryIn(columns, language),
    buyingFacts: (product) => buyingFacts.getOrMake(product, () => buyingFactsOf(engine, product)),
    assortmentFor: (question) => {
      const assortment = engine.assortmentFor(question);
      asked.set(assortment, question);
      if (asked.size <= lookingsKept) return assortment;
      const [oldest] = asked.keys();
      if (oldest) asked.delete(oldest);
      return assortment;
    },
    lately: () => {
      // For queries from before and after a campaign began, only the later ones will come again.
      const byWhom = [...asked.values()].map(
        (one) => [JSON.stringify([one.priceLists, one.showsNonSellable, one.basis]), one] as const,
      );
      return [...new Map(byWhom).values()];
    },
    cardsFor: (assortment, language, marketPriceList = '') => {
      const number = numbers.get(assortment) ?? numbered++;
      numbers.set(assortment, number);
      return lookings.getOrMake(`${number} ${language} ${marketPriceList}`, createCards);
    },
    navigationFor: ({ assortment, tree, language }, make) => {
      const known = navigations.get(assortment);
      const kept = known?.tree === tree ? known : { tree, byLanguage: new Map<Language, Navigation>() };
      const navigation = kept.byLanguage.get(language) ?? make();
      kept.byLanguage.set(language, navigation);
      navigations.set(assortment, kept);
      return navigation;
    },
  };
}

/** An assortment is valid until the next campaign begins or ends, so its prices are constant. */
export function lookAt(
  catalogue: Catalogue,
  { priceTiers, showsNonSellable, marketPriceList, basis }: Viewer,
  { language, now }: { language: Language; now: Date },
): CatalogueView {
  const assortment = catalogue.assortmentFor({ priceLists: priceTiers, now, showsNonSellable, basis });
  const cards = catalogue.cardsFor(assortment, language, marketPriceList);
  return { assortment, dictionary: catalogue.dictionaryIn(language), marketPriceList, now, cards };
}
