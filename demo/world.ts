import { addDays as addDaysTo, type CalendarDate } from '#core/dates.ts';
import type { Language } from '#core/locale.ts';
import { languages } from '#core/locale.ts';
import type { FeedRow } from '#modules/catalogue/feed-schema.ts';
import { type Market, markets } from './facts.ts';
import type { Lexicon } from './texts/lexicon.ts';
import { lexicons } from './texts/lexicons.ts';

/** The demo of every shop is made from it. */
export const demoSeed = 'catalogue-v1';

export type WorldOptions = {
  seed: string;
  products: number;
  /** The day the world is made for, YYYY-MM-DD: campaigns, news and deliveries are counted from it. */
  today: string;
  languages?: readonly Language[];
  markets?: readonly string[];
};

export type World = {
  seed: string;
  products: number;
  today: string;
  languages: readonly Language[];
  markets: readonly Market[];
  /** One value for each language of this world. */
  speak: <T>(say: (lexicon: Lexicon, language: Language) => T) => Partial<Record<Language, T>>;
};

/** A part of the demo world, which only yields rows. To add a part, list it. */
export type Chapter = (world: World) => Iterable<FeedRow>;

export function createWorld(options: WorldOptions): World {
  const spoken = options.languages ?? languages;
  return {
    seed: options.seed,
    products: options.products,
    today: options.today,
    languages: spoken,
    markets: markets.filter(({ code }) => options.markets?.includes(code) ?? true),
    speak: (say) => {
      const texts: Partial<Record<Language, ReturnType<typeof say>>> = {};
      for (const language of spoken) texts[language] = say(lexicons[language], language);
      return texts;
    },
  };
}

export const addDays = (date: string, days: number): string => addDaysTo(date as CalendarDate, days);
