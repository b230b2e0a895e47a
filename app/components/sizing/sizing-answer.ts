import type { useMessages } from 'use-intl';
import type { LengthUnit, Measures } from '#modules/sizing/size-measures.ts';
import type { SizeSheet } from '#modules/sizing/size-sheet.ts';

export type GarmentDimensions = {
  readonly columns: readonly { readonly code: string; readonly name: string }[];
  /** In centimetres. */
  readonly sizes: readonly { readonly size: string; readonly values: readonly number[] }[];
};

/** Texts by editors, in place of built-in ones or beside the tables of a size group. */
export type SizeTexts = {
  readonly intro?: string;
  readonly howToMeasure?: string;
  readonly byGroup: Readonly<Record<string, string>>;
};

/** The dialog's data: the guide, its texts, and the signed-in visitor's measures. */
export type SizeGuideAnswer = {
  readonly sheets: readonly SizeSheet[];
  readonly texts: SizeTexts;
  readonly dimensions: GarmentDimensions | null;
  readonly pdfUrl: string | null;
  readonly marketUnit: LengthUnit;
  /** Null for a guest, whose measures are stored in the browser. */
  readonly measures: Measures | null;
  readonly messages: ReturnType<typeof useMessages>;
};
