import type { Language } from '#core/locale.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { readUnlessAway } from '../read-unless-away.server.ts';
import type { Shop } from '../shop.server.ts';
import { meantText, type Synonyms } from './meant-text.ts';
import './search-words-tables.server.ts';

export const searchWordsTopic = 'search-words';

const synonymsOf: Snapshot<Language, Synonyms> = {
  topic: searchWordsTopic,
  build: async (db, language) => {
    const rows = await db
      .selectFrom('search_synonym')
      .select(['phrase', 'meaning'])
      .where('language', '=', language)
      .execute();
    return new Map(rows.map(({ phrase, meaning }) => [phrase, meaning]));
  },
};

/** Access: internal. Replaces known phrases of a search text by the meanings that staff have added. */
export async function readMeant(
  { snapshots }: Pick<Shop, 'snapshots'>,
  language: Language,
  text: string,
): Promise<string> {
  if (text.trim() === '') return text;
  const synonyms = await readUnlessAway(snapshots.read(synonymsOf, language), new Map<string, string>());
  return meantText(text, synonyms, language);
}
