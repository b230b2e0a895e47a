import type { Language } from '#core/locale.ts';
import { wordsIn } from '../../catalogue/words.ts';
import type { Columns } from './columns.ts';
import { colourParametric, colourParts } from './filter-slots.ts';

export type ColourLook = {
  /** The value id of its main colour, and of all its colours. */
  readonly colorCodeId: number;
  readonly colorIds: readonly number[];
  readonly name: string;
  /** Main colour, then the contrast where there is one. */
  readonly hexes: readonly string[];
};

/** How the colours of part numbers are called and look; there are few, so each is put together once for a language. */
export function createPalette({ references, defaultLanguage }: Columns) {
  const values = references.parametrics.find(({ code }) => code === colourParametric)?.values ?? [];
  const idOf = new Map(values.map(({ code, id }) => [code, id]));
  const colours = new Map(references.colours.map((colour) => [colour.code, colour]));
  const looks = new Map<string, ColourLook>();
  return {
    lookOf: (partNo: string, language: Language): ColourLook => {
      const { main, contrast } = colourParts({ partNo });
      const key = `${language} ${main} ${contrast ?? ''}`;
      const known = looks.get(key);
      if (known) return known;
      const codes = contrast === undefined || contrast === main ? [main] : [main, contrast];
      const found = codes.flatMap((code) => colours.get(code) ?? []);
      const colorIds = codes.flatMap((code) => idOf.get(code) ?? colours.get(code)?.id ?? []);
      const look = {
        colorCodeId: colorIds[0] ?? 0,
        colorIds,
        name: found.map(({ name }) => wordsIn(name, language, defaultLanguage) ?? '').join(' / ') || codes.join(' / '),
        hexes: found.map(({ hex }) => hex),
      };
      looks.set(key, look);
      return look;
    },
    hexOf: (code: string) => colours.get(code)?.hex,
  };
}
