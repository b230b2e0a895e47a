import type * as z from 'zod';
import type { Language } from '#core/locale.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { type DocumentKind, listDocuments } from './content-store.server.ts';
import { type GeneralContent, generalContent } from './general-schema.ts';
import { type ContentPage, contentPage } from './page-schema.ts';

export const contentTopic = 'content';

/** A document that violates its schema is kept as an error: reading it fails, and other documents are served. */
type ParsedDocument<T> = { value: T } | { broken: Error };

type MarketContent = {
  general: ReadonlyMap<Language, ParsedDocument<GeneralContent>>;
  pages: ReadonlyMap<string, ParsedDocument<ContentPage>>;
  dealerPages: ReadonlyMap<string, ParsedDocument<ContentPage>>;
};

export const contentOfMarket: Snapshot<number, MarketContent> = {
  topic: contentTopic,
  build: async (db, marketId) => {
    const documents = await listDocuments(db, marketId);
    const pagesOf = (wanted: DocumentKind) =>
      new Map(
        documents
          .filter(({ kind }) => kind === wanted)
          .map(({ language, slug, data }) => [pageKey(language, slug), hold(contentPage, data)]),
      );
    return {
      general: new Map(
        documents
          .filter(({ kind }) => kind === 'general')
          .map(({ language, data }) => [language, hold(generalContent, data)]),
      ),
      pages: pagesOf('page'),
      dealerPages: pagesOf('dealer-page'),
    };
  },
};

export const pageKey = (language: Language, slug: string) => `${language} ${slug}`;

export function valueOf<T>(held: ParsedDocument<T> | undefined): T | undefined {
  if (held && 'broken' in held) throw held.broken;
  return held?.value;
}

function hold<T>(schema: z.ZodType<T>, data: unknown): ParsedDocument<T> {
  const parsed = schema.safeParse(data);
  return parsed.success ? { value: parsed.data } : { broken: parsed.error };
}
