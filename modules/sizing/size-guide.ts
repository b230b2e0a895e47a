import type { Language } from '#core/locale.ts';
import type { ProductDetail } from '../assortment/product-detail.ts';
import type { FeedRowOf } from '../catalogue/feed-schema.ts';
import { wordsIn } from '../catalogue/words.ts';

/** A stored guide: the body measures of each size, for a kind of garment. */
export type SizeGuide = Omit<FeedRowOf<'size-guide'>, 'kind'>;

export type SizeGuideView = {
  content: {
    title: string | null;
    unit: SizeGuide['unit'];
    /** Always in centimetres, independent of the unit of the body measures. */
    productDimensions: {
      unit: 'cm';
      columns: { code: string; name: string }[];
      sizes: { size: string; values: number[] }[];
    } | null;
  } | null;
  fallbackPdfUrl: string | null;
  bodyMeasurementsTable: { attrs: { gender: string; tableType: string; title: string }; innerHTML: string }[];
};

/** A document whose name marks it as a size guide, used if the measures cannot be shown. */
export const sizeGuidePdf = (media: readonly { path: string }[]): string | undefined =>
  media.find(({ path }) => /size-?guide[^/]*\.pdf$/i.test(path))?.path;

type GuideTexts = {
  language: Language;
  marketDefault: Language;
  /** Names of garment dimensions are shared by all guides. */
  nameOfDimension: (code: string) => string | undefined;
};

type GuideSource = {
  /** The main guide comes first; a category may have several. */
  guides: readonly SizeGuide[];
  dimensions?: ProductDetail['dimensions'];
  pdfUrl?: string | undefined;
};

/** The content of a size guide: garment dimensions, body measures, or at least a document. */
export function sizeGuideView(
  { guides, dimensions, pdfUrl }: GuideSource,
  { language, marketDefault, nameOfDimension }: GuideTexts,
): SizeGuideView {
  const [first] = guides;
  const say = (label: SizeGuide['title']) => wordsIn(label, language, marketDefault) ?? '';
  const columnsOf = (guide: SizeGuide) => guide.columns.map(({ code, name }) => ({ code, name: say(name) }));
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const nameOf = (code: string) =>
    guides.flatMap(columnsOf).find((column) => column.code === code)?.name ?? nameOfDimension(code) ?? code;
  return {
    content:
      first || dimensions
        ? {
            title: first ? say(first.title) : null,
            unit: first?.unit ?? 'cm',
            productDimensions: dimensions
              ? {
                  unit: 'cm',
                  columns: dimensions.columns.map((code) => ({ code, name: nameOf(code) })),
                  sizes: dimensions.rows.map(({ size, values }) => ({ size, values: [...values] })),
                }
              : null,
          }
        : null,
    fallbackPdfUrl: pdfUrl ?? null,
    bodyMeasurementsTable: guides.flatMap((guide) =>
      guide.bodyMeasurements.map(({ gender, tableType, title, rows }) => ({
        attrs: { gender, tableType, title: say(title) },
        innerHTML: tableOf(columnsOf(guide), rows, numbers),
      })),
    ),
  };
}

type Rows = SizeGuide['bodyMeasurements'][number]['rows'];

/** Built from validated parts only, so that it cannot contain foreign markup. */
function tableOf(columns: readonly { code: string; name: string }[], rows: Rows, numbers: Intl.NumberFormat): string {
  const measure = (value: Rows[number]['values'][string] | undefined) => {
    if (value === undefined) return '';
    return typeof value === 'number' ? numbers.format(value) : value.map((end) => numbers.format(end)).join('–');
  };
  const head = ['', ...columns.map(({ name }) => name)].map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const body = rows.map(({ size, values }) => {
    const cells = columns.map(({ code }) => `<td>${escaped(measure(values[code]))}</td>`).join('');
    return `<tr><th scope="row">${escaped(size)}</th>${cells}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
