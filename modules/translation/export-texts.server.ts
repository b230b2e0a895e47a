import type { Language } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { readDocuments } from '../content/read-documents.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { pairedTexts } from './paired-texts.ts';
import { unitsOf } from './text-units.ts';
import type { TranslationFile } from './translation-file.ts';

type Request = {
  readonly source: Language;
  readonly target: Language;
  /** Empty: all pages and the general content. */
  readonly slugs: readonly string[];
};

/** Access: staff with the task content. The texts of the market's pages and general content, with the translations they have. */
export async function exportTexts(
  shop: Pick<Shop, 'snapshots'>,
  visit: Pick<Visit, 'claims' | 'market'>,
  { source, target, slugs }: Request,
) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  if (source === target) return refuse({ code: 'languages-equal' });
  const known = await readDocuments(shop, visit, source);
  const translated = new Map(
    (await readDocuments(shop, visit, target)).map((one) => [`${one.kind}/${one.slug}`, one.data]),
  );
  const documents = known
    .filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
    .map(({ kind, slug, data }) => {
      const targets = pairedTexts(data, translated.get(`${kind}/${slug}`));
      const units = unitsOf(data).map(({ id, text }) => {
        const done = targets.get(id);
        return { id, source: text, ...(done !== undefined && { target: done }) };
      });
      return { kind, slug, units };
    });
  return ok<TranslationFile>({ source, target, documents });
}

/** Access: staff with the task content. The slugs of what can be translated in this market, in any of its languages. */
export async function listTranslatable(shop: Pick<Shop, 'snapshots'>, visit: Pick<Visit, 'claims' | 'market'>) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const slugs = new Set<string>();
  for (const language of visit.market.languages)
    for (const { slug } of await readDocuments(shop, visit, language)) slugs.add(slug);
  return ok([...slugs].toSorted());
}
