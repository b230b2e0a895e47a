import type { Language } from '#core/locale.ts';
import { type BoundedMap, createBoundedMap } from './bounded-map.ts';
import type { BuiltCatalogue } from './column-works.ts';
import { type Dictionary, dictionaryIn } from './dictionary.ts';
import type { Assortment } from './engine/assortment.ts';
import { type Engine, openEngine } from './engine/engine.ts';
import type { Card } from './product-list.ts';
import type { TextIndex } from './search/text-index.ts';
import type { Viewer } from './viewer.ts';

/** Some two or three kilobytes each. */
const cardsKept = 15_000;

/** A market's catalogue, ready to be asked. */
export type Catalogue = {
  readonly engine: Engine;
  indexIn(language: Language): TextIndex | undefined;
  dictionaryIn(language: Language): Dictionary;
  /** Tells assortments apart by number. */
  numberOf(assortment: Assortment): number;
  /** Cards that were made lately, by the key of whoever looked and what it shows. */
  readonly cards: BoundedMap<string, Card>;
};

/** Who looks, when, and in which language: what a row becomes on the screen depends on nothing else. */
export type Looking = {
  /** Two who have the same see the same. */
  readonly key: string;
  readonly assortment: Assortment;
  readonly dictionary: Dictionary;
  readonly marketPriceList: string | undefined;
  readonly now: Date;
};

export function openCatalogue({ columns, indexes }: BuiltCatalogue): Catalogue {
  const engine = openEngine(columns);
  const dictionaries = new Map(columns.languages.map((language) => [language, dictionaryIn(columns, language)]));
  const numbers = new WeakMap<Assortment, number>();
  let numbered = 0;
  return {
    engine,
    indexIn: (language) => indexes.get(language) ?? indexes.get(columns.defaultLanguage),
    dictionaryIn: (language) =>
      dictionaries.get(language) ?? dictionaries.get(columns.defaultLanguage) ?? dictionaryIn(columns, language),
    numberOf: (assortment) => {
      const known = numbers.get(assortment);
      if (known !== undefined) return known;
      numbered += 1;
      numbers.set(assortment, numbered);
      return numbered;
    },
    cards: createBoundedMap<string, Card>(cardsKept),
  };
}

/** An assortment lasts until the next campaign begins or ends, so its prices are the same all that time. */
export function lookAt(
  catalogue: Catalogue,
  { priceTiers, showsNonSellable, marketPriceList }: Viewer,
  { language, now }: { language: Language; now: Date },
): Looking {
  const assortment = catalogue.engine.assortmentFor({ priceLists: priceTiers, now, showsNonSellable });
  const key = `${catalogue.numberOf(assortment)} ${language} ${marketPriceList ?? ''}`;
  return { key, assortment, dictionary: catalogue.dictionaryIn(language), marketPriceList, now };
}
