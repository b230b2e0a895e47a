import type { Language } from '#core/locale.ts';
import type { MarketWords, Parametric } from '../market-words.server.ts';
import { asciiJson } from './ascii-json.ts';
import type { WrittenResult } from './result-view.ts';

/** Values used by a list's results, by their id or code, each as JSON with its position. */
type Words<K> = {
  readonly head: string;
  readonly texts: readonly string[];
  readonly placeOf: ReadonlyMap<K, number>;
};
type ValueNames = { readonly color: Words<number>; readonly colorCode: Words<number>; readonly size: Words<string> };
/** Positions of the values of one result. */
type Places = {
  readonly color: readonly number[];
  readonly colorCode: readonly number[];
  readonly size: readonly number[];
};
type CachedNames = ValueNames & { readonly placesOf: WeakMap<WrittenResult, Places> };

/** Writes the names of the ids and codes in a list's results as JSON. */
export function createValueWriter(): (
  words: MarketWords,
  language: Language,
  results: readonly WrittenResult[],
) => string {
  const kept = new WeakMap<MarketWords, Map<Language, CachedNames>>();
  const knownIn = (words: MarketWords, language: Language): CachedNames => {
    const ofWords = kept.get(words) ?? new Map<Language, CachedNames>();
    kept.set(words, ofWords);
    const known = ofWords.get(language);
    if (known) return known;
    const values = (code: string) => valuesOf(words.parametrics.get(code.toLowerCase()), code, language);
    const made = {
      color: wordsOf(values('Color'), ({ id }) => id),
      colorCode: wordsOf(values('ColorCode'), ({ id }) => id),
      size: wordsOf(values('Size'), ({ code }) => code),
      placesOf: new WeakMap<WrittenResult, Places>(),
    };
    ofWords.set(language, made);
    return made;
  };
  return (words, language, results) => {
    const known = knownIn(words, language);
    const places = results.map((result) => {
      const ofResult = known.placesOf.get(result) ?? placesIn(known, result);
      known.placesOf.set(result, ofResult);
      return ofResult;
    });
    const color = write(known.color, places, 'color');
    const colorCode = write(known.colorCode, places, 'colorCode');
    return `[${color},${colorCode},${write(known.size, places, 'size')}]`;
  };
}

function valuesOf(parametric: Parametric | undefined, code: string, language: Language) {
  const values = (parametric?.values ?? []).map(({ id, name, code: valueCode, sortOrder }) => ({
    id,
    label: name[language] ?? valueCode,
    code: valueCode,
    sortOrder,
  }));
  const head = { parametricCode: code, name: parametric?.name[language] ?? code };
  return { head: asciiJson(head).slice(0, -1), values };
}

type Values = ReturnType<typeof valuesOf>;

function wordsOf<K>({ head, values }: Values, keyOf: (value: Values['values'][number]) => K): Words<K> {
  return {
    head,
    texts: values.map((value) => asciiJson(value)),
    placeOf: new Map(values.map((value, at) => [keyOf(value), at])),
  };
}

function placesIn({ color, colorCode, size }: ValueNames, { colorIds, colorCodeIds, sizes }: WrittenResult): Places {
  const find = <K>({ placeOf }: Words<K>, keys: readonly K[]) => keys.flatMap((key) => placeOf.get(key) ?? []);
  return { color: find(color, colorIds), colorCode: find(colorCode, colorCodeIds), size: find(size, sizes) };
}

/** In the order in which results first use them. */
function write<K>({ head, texts }: Words<K>, places: readonly Places[], kind: keyof Places): string {
  const isWritten = new Uint8Array(texts.length);
  let values = '';
  for (const ofResult of places)
    for (const place of ofResult[kind]) {
      if (isWritten[place] === 1) continue;
      isWritten[place] = 1;
      values += values === '' ? texts[place] : `,${texts[place]}`;
    }
  return `${head},"values":[${values}]}`;
}
