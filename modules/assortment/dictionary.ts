import type { Language } from '#core/locale.ts';
import { colourCode } from '#core/sku.ts';
import { type PerLanguage, wordsIn } from '../catalogue/words.ts';
import type { Columns } from '../list-engine/columns.ts';
import { colourParametric, colourParts } from '../list-engine/filter-slots.ts';
import type { CardColour, Filter } from './product-list.ts';

type NamedValue = { readonly id: number; readonly label: string; readonly code: string; readonly sortOrder: number };

type DictionaryFilter = Pick<Filter, 'parametricCode' | 'name' | 'filterType' | 'isAndFilter'> & {
  readonly firstSlot: number;
  readonly values: readonly (NamedValue & { readonly hex?: string })[];
};

type ColourLook = Pick<CardColour, 'colorCodeId' | 'colorIds' | 'name' | 'hexes'>;

/** Names of catalogue codes in one language, looked up once for all uses. */
export type Dictionary = {
  readonly language: Language;
  /** Describes a colour by its part number: the main colour, and the contrast colour if any. */
  lookOf(partNo: string): ColourLook;
  /** In the order and slots of the columns. */
  readonly filters: readonly DictionaryFilter[];
  readonly parametrics: ReadonlyMap<string, { readonly name: string; readonly values: ReadonlyMap<string, string> }>;
  readonly materials: ReadonlyMap<
    string,
    { name: string; composition: string; gsm: number; wash: string; care: readonly string[] }
  >;
  readonly standards: ReadonlyMap<string, { edition: string | undefined; explanation: string }>;
};

export function dictionaryIn(columns: Columns, language: Language): Dictionary {
  const { references, defaultLanguage, market } = columns;
  const say = <T>(texts: PerLanguage<T>) => wordsIn(texts, language, defaultLanguage);
  const parametric = (code: string) => references.parametrics.find((one) => one.code === code);
  const idsOf = (code: string) => new Map(parametric(code)?.values.map((value) => [value.code, value.id]));
  const colourIds = idsOf(colourParametric);
  const hexes = new Map(references.colours.map(({ code, hex }) => [code, hex]));
  const colours = new Map(
    references.colours.map(({ id, code, hex, name }) => [
      code,
      { name: say(name) ?? code, hex, valueId: colourIds.get(code) ?? id },
    ]),
  );
  const colorCodeIds = idsOf('ColorCode');
  // Cached, because the shop has few colours and few colour pairs.
  const looks = new Map<string, ColourLook>();
  const lookOf = (partNo: string): ColourLook => {
    const { main, contrast } = colourParts({ partNo });
    const known = [main, contrast].flatMap((code) => colours.get(code ?? '') ?? []);
    return {
      colorCodeId: colorCodeIds.get(main) ?? known[0]?.valueId ?? 0,
      colorIds: known.map(({ valueId }) => valueId),
      name: known.map(({ name }) => name).join(' / ') || main,
      hexes: known.map(({ hex }) => hex),
    };
  };
  const filters = columns.filters.flatMap(({ code, firstSlot }) => {
    const known = parametric(code);
    if (!known) return [];
    const values = known.values.map(({ id, name, code: valueCode, sortOrder }) => ({
      id,
      label: say(name) ?? valueCode,
      code: valueCode,
      sortOrder,
      ...(code === colourParametric && hexes.has(valueCode) && { hex: hexes.get(valueCode) ?? '' }),
    }));
    return [
      {
        parametricCode: code,
        name: say(known.name) ?? code,
        filterType: known.type,
        isAndFilter: known.isAndFilter,
        firstSlot,
        values,
      },
    ];
  });
  return {
    language,
    lookOf: (partNo) => {
      const code = colourCode(partNo);
      const look = looks.get(code) ?? lookOf(partNo);
      looks.set(code, look);
      return look;
    },
    filters,
    parametrics: new Map(
      references.parametrics.map(({ code, name, values }) => [
        code,
        {
          name: say(name) ?? code,
          values: new Map(values.map((value) => [value.code, say(value.name) ?? value.code])),
        },
      ]),
    ),
    materials: new Map(
      references.materials.map(({ code, name, composition, gsm, wash, care }) => [
        code,
        { name: say(name) ?? code, composition: say(composition) ?? '', gsm, wash, care: say(care) ?? [] },
      ]),
    ),
    standards: new Map(
      references.standards
        .filter(({ markets }) => markets?.includes(market) ?? true)
        .map(({ id, edition, explanation }) => [id, { edition, explanation: say(explanation) ?? '' }]),
    ),
  };
}
