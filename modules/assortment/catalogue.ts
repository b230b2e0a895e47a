import type { Language } from '#core/locale.ts';
import { type BoundedMap, createBoundedMap } from './bounded-map.ts';
import type { BuiltCatalogue } from './column-works.ts';
import { type Dictionary, dictionaryIn } from './dictionary.ts';
import type { Assortment } from './engine/assortment.ts';
import { type Engine, openEngine } from './engine/engine.ts';
import type { Card } from './product-list.ts';
import type { TextIndex } from './search/text-index.ts';
import type { Viewer } from './viewer.ts';

/** Cards of one assortment in one language; some hundred bytes each. */
const cardsKept = 3000;

/** A market's catalogue, ready to be asked. */
export type Catalogue = {
  readonly engine: Engine;
  indexIn(language: Language): TextIndex | undefined;
  dictionaryIn(language: Language): Dictionary;
  /** Cards that were made lately for whoever looks the same way. */
  cardsFor(looking: Looking): BoundedMap<string, Card>;
};

/** Who looks, when, and in which language: what a row becomes on the screen depends on nothing else. */
export type Looking = {
  readonly assortment: Assortment;
  readonly dictionary: Dictionary;
  readonly marketPriceList: string | undefined;
  readonly now: Date;
};

export function openCatalogue({ columns, indexes }: BuiltCatalogue): Catalogue {
  const engine = openEngine(columns);
  const dictionaries = new Map(columns.languages.map((language) => [language, dictionaryIn(columns, language)]));
  const kept = new WeakMap<Assortment, Map<string, BoundedMap<string, Card>>>();
  return {
    engine,
    indexIn: (language) => indexes.get(language) ?? indexes.get(columns.defaultLanguage),
    dictionaryIn: (language) =>
      dictionaries.get(language) ?? dictionaries.get(columns.defaultLanguage) ?? dictionaryIn(columns, language),
    cardsFor: ({ assortment, dictionary, marketPriceList = '' }) => {
      const ofAssortment = kept.get(assortment) ?? new Map<string, BoundedMap<string, Card>>();
      kept.set(assortment, ofAssortment);
      const key = `${dictionary.language} ${marketPriceList}`;
      const cards = ofAssortment.get(key) ?? createBoundedMap<string, Card>(cardsKept);
      ofAssortment.set(key, cards);
      return cards;
    },
  };
}

/** An assortment lasts until the next campaign begins or ends, so its prices are the same all that time. */
export function lookAt(
  catalogue: Catalogue,
  { priceTiers, showsNonSellable, marketPriceList }: Viewer,
  { language, now }: { language: Language; now: Date },
): Looking {
  return {
    assortment: catalogue.engine.assortmentFor({ priceLists: priceTiers, now, showsNonSellable }),
    dictionary: catalogue.dictionaryIn(language),
    marketPriceList,
    now,
  };
}
