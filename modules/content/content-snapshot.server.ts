import type * as z from 'zod';
import type { Language } from '#core/locale.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { type DocumentKind, listDocuments, type StoredDocument } from './content-store.server.ts';
import { type GeneralContent, generalContent } from './general-schema.ts';
import { type ContentPage, contentPage } from './page-schema.ts';

export const contentTopic = 'content';

/** A document that violates its schema is kept as an error: reading it fails, and other documents are served. */
export type ParsedDocument<T> = { readonly revision: string } & ({ readonly value: T } | { readonly broken: Error });

/** Documents by language and slug. */
export type Documents<T> = ReadonlyMap<string, ParsedDocument<T>>;

export type MarketContent = {
  readonly general: Documents<GeneralContent>;
  readonly pages: Documents<ContentPage>;
  readonly dealerPages: Documents<ContentPage>;
};

/** An unchanged document is the same object in the next value, so that readers recognise what has changed. */
export const contentOfMarket: Snapshot<number, MarketContent> = {
  topic: contentTopic,
  build: async (db, marketId, held) => {
    const documents = await listDocuments(db, marketId);
    const ofKind = <T>(
      wanted: DocumentKind,
      schema: z.ZodType<T>,
      keyOf: (document: StoredDocument) => string,
      before: Documents<T> | undefined,
    ): Documents<T> =>
      new Map(
        documents
          .filter(({ kind }) => kind === wanted)
          .map((document) => [keyOf(document), hold(schema, document, before?.get(keyOf(document)))]),
      );
    const ofPage = ({ language, slug }: StoredDocument) => pageKey(language, slug);
    return {
      general: ofKind('general', generalContent, ({ language }) => language, held?.general),
      pages: ofKind('page', contentPage, ofPage, held?.pages),
      dealerPages: ofKind('dealer-page', contentPage, ofPage, held?.dealerPages),
    };
  },
};

export const pageKey = (language: Language, slug: string) => `${language} ${slug}`;

export function valueOf<T>(held: ParsedDocument<T> | undefined): T | undefined {
  if (held && 'broken' in held) throw held.broken;
  return held?.value;
}

function hold<T>(
  schema: z.ZodType<T>,
  { data, revision }: StoredDocument,
  before: ParsedDocument<T> | undefined,
): ParsedDocument<T> {
  if (before?.revision === revision) return before;
  const parsed = schema.safeParse(data);
  return parsed.success ? { revision, value: parsed.data } : { revision, broken: parsed.error };
}
