import * as z from 'zod';
import { type Language, languages } from '#core/locale.ts';

const documentKinds = ['page', 'dealer-page', 'general'] as const;

const unit = z.strictObject({
  id: z.string().min(1).max(300),
  source: z.string().max(20_000),
  target: z.string().max(20_000).optional(),
});

const translatedDocument = z.strictObject({
  kind: z.enum(documentKinds),
  slug: z.string().min(1).max(100),
  units: z.array(unit).max(5000),
});

/** Texts of documents in two languages, as JSON; XLIFF has the same facts. */
export const translationFile = z
  .strictObject({
    source: z.enum(languages),
    target: z.enum(languages),
    documents: z.array(translatedDocument).max(500),
  })
  .meta({ id: 'TranslationFile' });

export type TranslationFile = z.output<typeof translationFile>;
export type TranslatedDocument = TranslationFile['documents'][number];

export const fileFormats = ['xliff', 'json'] as const;
type FileFormat = (typeof fileFormats)[number];

export const fileNameOf = (source: Language, target: Language, format: FileFormat): string =>
  `yrke-${source}-${target}.${format === 'xliff' ? 'xlf' : 'json'}`;
