import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { readCategoryTree } from '../catalogue/read-navigation.server.ts';
import { type PerLanguage, wordsIn } from '../catalogue/words.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findGuide, listGuides as readAll } from './guide-store.server.ts';

type Reader = Pick<Visit, 'claims'>;

/** Access: staff with the task content. All guides, by slug. */
export async function listGuides({ db }: Pick<Shop, 'db'>, visit: Reader) {
  const allowed = allowRead(visit, 'content');
  return allowed.ok ? ok(await readAll(db)) : allowed;
}

/** Access: staff with the task content. A guide with all its languages, to change it. */
export async function readGuideToEdit({ db }: Pick<Shop, 'db'>, visit: Reader, { slug }: { slug: string }) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const found = await findGuide(db, slug);
  return found ? ok(found) : refuse({ code: 'guide-not-found' });
}

/** Access: staff with the task content. Categories and groups that this market sells, for the products of results. */
export async function readGuideChoices(
  shop: Pick<Shop, 'snapshots'>,
  visit: Pick<Visit, 'claims' | 'market' | 'language'>,
) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const { language } = visit;
  const { nodes, groups, defaultLanguage } = await readCategoryTree(shop, visit);
  const choicesOf = (all: ReadonlyMap<string, { readonly texts: PerLanguage<{ readonly name: string }> }>) =>
    [...all]
      .map(([value, { texts }]) => ({ value, label: wordsIn(texts, language, defaultLanguage)?.name ?? value }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return ok({ categories: choicesOf(nodes), groups: choicesOf(groups) });
}
