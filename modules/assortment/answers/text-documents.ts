import type { Language } from '#core/locale.ts';
import { type PerLanguage, wordsIn } from '../../catalogue/words.ts';
import { colourParts } from '../../list-engine/filter-slots.ts';
import type { MarketSource, SourceProduct } from '../../list-engine/source.ts';
import type { TextDocument } from '../../text-search/text-document.ts';

const unranked = Number.MAX_SAFE_INTEGER;

/** The searchable texts of a product in one language: its own and those of the categories and other references. */
export function textDocuments(source: MarketSource, language: Language) {
  const { code: market, defaultLocale } = source.market;
  const say = <T>(texts: PerLanguage<T>) => wordsIn(texts, language, defaultLocale);
  const named = (list: readonly { code: string; name: PerLanguage<string> }[]) =>
    new Map(list.map(({ code, name }) => [code, say(name) ?? code]));
  const categories = new Map(source.categories.map(({ code, texts }) => [code, say(texts)?.name ?? code]));
  const colours = named(source.colours);
  const materials = named(source.materials);
  const families = new Map(source.families.map(({ slug, name }) => [slug, name]));
  const parametrics = new Map(source.parametrics.map(({ code, values }) => [code, named(values)]));
  const saidOf = (codes: Iterable<string | undefined>, words: ReadonlyMap<string, string>) => [
    ...new Set([...codes].flatMap((code) => words.get(code ?? '') ?? [])),
  ];

  return (product: SourceProduct, id: number): TextDocument => {
    const words = say(product.texts);
    const parts = product.colours.map(colourParts);
    return {
      id,
      name: words?.name ?? product.basePartNo,
      description: words?.description ?? '',
      usps: words?.usps ?? [],
      categories: saidOf(product.categories, categories),
      family: families.get(product.family ?? ''),
      material: materials.get(product.material ?? ''),
      standards: product.standards.map((standard) => standard.id),
      colours: saidOf(
        parts.flatMap(({ main, contrast }) => [main, contrast]),
        colours,
      ),
      features: Object.entries(product.parametrics).flatMap(([code, values]) =>
        saidOf(values, parametrics.get(code) ?? new Map()),
      ),
      partNos: product.colours.map(({ partNo }) => partNo),
      eans: product.colours.flatMap(({ sizes }) => sizes.flatMap(({ ean }) => ean ?? [])),
      rank: Math.min(unranked, ...product.colours.map(({ popularity }) => popularity?.[market]?.popRank30 ?? unranked)),
    };
  };
}
