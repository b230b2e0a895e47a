import type { Language } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { phraseOf } from './meant-text.ts';
import { searchWordsTopic } from './read-meant.server.ts';
import './search-words-tables.server.ts';

type Synonym = { readonly language: Language; readonly phrase: string; readonly meaning: string };

/**
 * Access: staff with the task insights. A search for the phrase finds what the meaning finds; a later meaning replaces
 * it.
 */
export async function addSynonym(
  { db, snapshots }: Pick<Shop, 'db' | 'snapshots'>,
  visit: Visit,
  { language, ...given }: Synonym,
) {
  const allowed = allowChange(visit, 'insights');
  if (!allowed.ok) return allowed;
  const [phrase, meaning] = [phraseOf(given.phrase, language), phraseOf(given.meaning, language)];
  if (phrase === meaning) return refuse({ code: 'synonym-same' });
  await db.transaction().execute(async (transaction) => {
    const values = { language, phrase, meaning, created_at: visit.now };
    await transaction
      .insertInto('search_synonym')
      .values(values)
      .onConflict((conflict) => conflict.columns(['language', 'phrase']).doUpdateSet({ meaning }))
      .execute();
    await recordChange(transaction, visit, {
      action: 'search.synonym-added',
      subject: `${language} ${phrase}`,
      after: { meaning },
    });
    await markChanged(transaction, searchWordsTopic);
  });
  await snapshots.announce(searchWordsTopic);
  return ok({ language, phrase, meaning });
}
