import type { Language } from '#core/locale.ts';
import type { MarketWords, Parametric } from './market-words.server.ts';
import type { Written } from './result-view.ts';

type Words = {
  readonly head: string;
  readonly byId: ReadonlyMap<number, string>;
  readonly byCode: ReadonlyMap<string, string>;
};
type Named = { readonly color: Words; readonly colorCode: Words; readonly size: Words };

/** What the numbers and codes in a list's results are called, as the JSON that stands beside them. */
export function createValueWriter(): (words: MarketWords, language: Language, results: readonly Written[]) => string {
  const kept = new WeakMap<MarketWords, Map<Language, Named>>();
  const namedIn = (words: MarketWords, language: Language): Named => {
    const ofWords = kept.get(words) ?? new Map<Language, Named>();
    kept.set(words, ofWords);
    const known = ofWords.get(language);
    if (known) return known;
    const of = (code: string) => wordsOf(words.parametrics.get(code.toLowerCase()), code, language);
    const made = { color: of('Color'), colorCode: of('ColorCode'), size: of('Size') };
    ofWords.set(language, made);
    return made;
  };
  return (words, language, results) => {
    const { color, colorCode, size } = namedIn(words, language);
    const parts = [
      write(color.head, color.byId, new Set(results.flatMap(({ colorIds }) => colorIds))),
      write(colorCode.head, colorCode.byId, new Set(results.flatMap(({ colorCodeIds }) => colorCodeIds))),
      write(size.head, size.byCode, new Set(results.flatMap(({ sizes }) => sizes))),
    ];
    return `[${parts.join(',')}]`;
  };
}

function wordsOf(parametric: Parametric | undefined, code: string, language: Language): Words {
  const values = (parametric?.values ?? []).map(({ id, name, code: valueCode, sortOrder }) => ({
    id,
    label: name[language] ?? valueCode,
    code: valueCode,
    sortOrder,
  }));
  const head = { parametricCode: code, name: parametric?.name[language] ?? code };
  return {
    head: JSON.stringify(head).slice(0, -1),
    byId: new Map(values.map((value) => [value.id, JSON.stringify(value)])),
    byCode: new Map(values.map((value) => [value.code, JSON.stringify(value)])),
  };
}

function write<K>(head: string, known: ReadonlyMap<K, string>, used: ReadonlySet<K>): string {
  const values: string[] = [];
  for (const key of used) {
    const value = known.get(key);
    if (value !== undefined) values.push(value);
  }
  return `${head},"values":[${values.join(',')}]}`;
}
