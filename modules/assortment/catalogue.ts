import type { Language } from '#core/locale.ts';
import { type BoundedMap, createBoundedMap } from '../../platform/bounded-map.ts';
import type { Assortment, AssortmentQuestion } from '../list-engine/assortment.ts';
import { type Engine, openEngine } from '../list-engine/engine.ts';
import type { TextIndex } from '../text-search/text-index.ts';
import { type BuyingFacts, buyingFactsOf } from './answers/buying-facts.ts';
import { categoryIndex } from './answers/category-index.ts';
import type { BuiltCatalogue } from './column-works.ts';
import { type Dictionary, dictionaryIn } from './dictionary.ts';
import type { Card } from './product-list.ts';
import type { Viewer } from './viewer.ts';

/** How many ways of looking are remembered, and how many cards of them all: a card takes two or three kilobytes. */
const lookingsKept = 12;
const cardsKept = 40_000;
/** Above the number of any card of one way of looking. */
const numbersOfLooking = 2 ** 32;
const buyingFactsKept = 20_000;

/** A market's catalogue, ready to be asked. */
export type Catalogue = {
  readonly engine: Engine;
  indexIn(language: Language): TextIndex | undefined;
  /** The names of the categories, which number as they stand in the columns. */
  categoryIndexIn(language: Language): TextIndex;
  dictionaryIn(language: Language): Dictionary;
  /** Reading them takes longer than all else that a cart asks of a product, so they are kept. */
  buyingFacts(product: number): BuyingFacts;
  assortmentFor(question: AssortmentQuestion): Assortment;
  /** What was asked for last, so that whatever takes the place of this one can have it ready. */
  lately(): readonly AssortmentQuestion[];
  /** Cards that were made for whoever looks the same way. */
  cardsFor(assortment: Assortment, language: Language, marketPriceList: string | undefined): Cards;
};

/** By the number that the row of a list has in them. */
type Cards = BoundedMap<number, Card>;

/** Who looks, when, and in which language: what a row becomes on the screen depends on nothing else. */
export type Looking = {
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
      // Of those who asked before a campaign began and after it, the later ones will ask again.
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
  };
}

/** An assortment lasts until the next campaign begins or ends, so its prices are the same all that time. */
export function lookAt(
  catalogue: Catalogue,
  { priceTiers, showsNonSellable, marketPriceList, basis }: Viewer,
  { language, now }: { language: Language; now: Date },
): Looking {
  const assortment = catalogue.assortmentFor({ priceLists: priceTiers, now, showsNonSellable, basis });
  const cards = catalogue.cardsFor(assortment, language, marketPriceList);
  return { assortment, dictionary: catalogue.dictionaryIn(language), marketPriceList, now, cards };
}
