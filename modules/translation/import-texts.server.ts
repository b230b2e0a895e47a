import { isDeepStrictEqual } from 'node:util';
import type { Language } from '#core/locale.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { mayDo } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { generalContent } from '../content/general-schema.ts';
import { contentPage, writtenPage } from '../content/page-schema.ts';
import { type Alts, altsIn, withAlts } from '../content/picture-paths.ts';
import { type ReadDocument, readDocuments } from '../content/read-documents.server.ts';
import { saveGeneral } from '../content/save-general.server.ts';
import { savePage } from '../content/save-page.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { checkDocument, type ImportProblem } from './check-import.ts';
import { linksInLanguage } from './links-in-language.server.ts';
import { pairedTexts } from './paired-texts.ts';
import { unitsOf, withTexts } from './text-units.ts';
import { type TranslatedDocument, type TranslationFile, translationFile } from './translation-file.ts';
import { readXliff } from './xliff.ts';

type ImportShop = Pick<Shop, 'db' | 'clock' | 'snapshots'>;
type Staff = Pick<Visit, 'claims' | 'market' | 'now'>;
type Input = {
  readonly file: string;
  /** Save for all markets instead of this one. */
  readonly everywhere: boolean;
};
type Imported = {
  readonly target: Language;
  readonly saved: readonly string[];
  readonly texts: number;
  readonly problems: readonly ImportProblem[];
};

/**
 * Access: staff with the task content. Saves the translated documents of a file (XLIFF 2 or JSON), or none of them if a text is
 * refused. Texts that the file does not translate keep their translation; a document with a text that has none is refused,
 * also with an alternative text of a picture.
 */
export async function importTexts(shop: ImportShop, visit: Staff, input: Input): Promise<Result<Imported, Refusal>> {
  // Checked before the file is read; each document is checked again and recorded when it is saved.
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  if (!mayDo(visit.claims, 'content')) return refuse({ code: 'not-allowed' });
  const file = readFile(input.file);
  if (!file) return refuse({ code: 'translation-file-unreadable' });
  if (file.source === file.target) return refuse({ code: 'languages-equal' });
  const keyOf = ({ kind, slug }: Pick<TranslatedDocument, 'kind' | 'slug'>) => `${kind}/${slug}`;
  const sources = new Map((await readDocuments(shop, visit, file.source)).map((one) => [keyOf(one), one]));
  const targets = new Map((await readDocuments(shop, visit, file.target)).map((one) => [keyOf(one), one]));
  const alts = new Map([...targets.values()].flatMap(({ data }) => altsIn(data)));
  const checked = file.documents.map((document) => {
    const key = keyOf(document);
    const source = sources.get(key);
    const kept = pairedTexts(source?.data, targets.get(key)?.data);
    const altIds = unitsOf(withAlts(source?.data, alts)).flatMap(({ id }) => (id.endsWith('/alt') ? [id] : []));
    return { source, key, kept, ...checkDocument(document, source?.data, new Set([...kept.keys(), ...altIds])) };
  });
  const problems = checked.flatMap((one) => one.problems);
  const done = { target: file.target, saved: [], texts: 0, problems };
  if (problems.length > 0) return ok(done);
  const prepared = [];
  for (const { source, key, kept, texts } of checked) {
    if (!source || texts.size === 0) continue;
    const linked = await linksInLanguage(shop, source, { market: visit.market, from: file.source, to: file.target });
    const document = prepare(linked, { texts: new Map([...kept, ...texts]), alts });
    if (!document.ok) return document;
    // A market that shows the page for all markets gets no copy of it without a change.
    if (isSame(document.value, targets.get(key))) continue;
    prepared.push({ key, document: document.value, texts: texts.size });
  }
  for (const { document } of prepared) {
    const place = { language: file.target, everywhere: input.everywhere };
    const saved =
      document.kind === 'general'
        ? await saveGeneral(shop, visit, { ...place, general: document.general })
        : await savePage(shop, visit, { ...place, ...document });
    if (!saved.ok) return saved;
  }
  const texts = prepared.reduce((sum, one) => sum + one.texts, 0);
  return ok({ ...done, saved: prepared.map(({ key }) => key), texts });
}

function readFile(text: string): TranslationFile | undefined {
  if (/^\uFEFF?\s*</.test(text)) return readXliff(text);
  try {
    const read = translationFile.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

type Translated = { readonly texts: ReadonlyMap<string, string>; readonly alts: Alts };

/**
 * The structure is that of the source; its texts are checked again by the schema of the document. Alternative texts are those of the
 * target language only, because nobody sees that they are in another one.
 */
function prepare(source: ReadDocument, { texts, alts }: Translated) {
  const data = withTexts<unknown>(withAlts(source.data, alts), texts);
  if (source.kind === 'general') {
    const general = generalContent.safeParse(data);
    if (!general.success) return refuse({ code: 'translation-invalid', document: 'general' });
    return ok({ kind: source.kind, general: general.data });
  }
  const page = writtenPage.safeParse(data);
  if (!page.success) return refuse({ code: 'translation-invalid', document: source.slug });
  return ok({ kind: source.kind, page: page.data });
}

type Prepared = Extract<ReturnType<typeof prepare>, { ok: true }>['value'];

function isSame(next: Prepared, shown: ReadDocument | undefined): boolean {
  if (!shown) return false;
  const before = shown.kind === 'general' ? generalContent.safeParse(shown.data) : contentPage.safeParse(shown.data);
  return before.success && isDeepStrictEqual(next.kind === 'general' ? next.general : next.page, before.data);
}
