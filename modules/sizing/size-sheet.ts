import type { Language } from '#core/locale.ts';
import { wordsIn } from '../catalogue/words.ts';
import type { SizeGuide } from './size-guide.ts';

/** A size guide in one language for screens; values stay numbers, so that they can be shown in either unit. */
export type SizeSheet = {
  readonly code: string;
  readonly title: string;
  readonly unit: SizeGuide['unit'];
  readonly columns: readonly { readonly code: string; readonly name: string }[];
  readonly bodyMeasurements: readonly {
    readonly gender: SizeGuide['bodyMeasurements'][number]['gender'];
    readonly tableType: string;
    readonly title: string;
    readonly rows: SizeGuide['bodyMeasurements'][number]['rows'];
  }[];
};

function toSizeSheet(
  { code, title, unit, columns, bodyMeasurements }: SizeGuide,
  { language, market }: { language: Language; market: { defaultLocale: Language } },
): SizeSheet {
  const say = (label: SizeGuide['title']) => wordsIn(label, language, market.defaultLocale) ?? '';
  return {
    code,
    title: say(title),
    unit,
    columns: columns.map((column) => ({ code: column.code, name: say(column.name) })),
    bodyMeasurements: bodyMeasurements.map((table) => ({ ...table, title: say(table.title) })),
  };
}

const genders = ['Men', 'Women', 'Unisex', 'Children'];

/** Guides in the order of screens: those for the most people first. */
export function toSizeSheets(guides: readonly SizeGuide[], speech: Parameters<typeof toSizeSheet>[1]): SizeSheet[] {
  const place = ({ bodyMeasurements: [first] }: SizeGuide) => genders.indexOf(first?.gender ?? '');
  return guides.toSorted((a, b) => place(a) - place(b)).map((guide) => toSizeSheet(guide, speech));
}
