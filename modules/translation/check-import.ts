import { hasSamePlaceholders } from './placeholders.ts';
import { unitsOf } from './text-units.ts';
import type { TranslatedDocument } from './translation-file.ts';

/** Why a text is refused. */
export const textProblems = [
  'document-unknown',
  'unit-unknown',
  'source-changed',
  'placeholders-differ',
  'empty',
  'untranslated',
] as const;
type TextProblem = (typeof textProblems)[number];

export type ImportProblem = { readonly document: string; readonly unit: string; readonly problem: TextProblem };

type CheckedDocument = {
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly ImportProblem[];
};

/**
 * Compares a translated document with the source as it is now. A document is translated as a whole: each text that the file leaves out
 * needs a translation already, by its id in `translated`.
 */
export function checkDocument(
  { kind, slug, units }: TranslatedDocument,
  source: unknown,
  translated: ReadonlySet<string>,
): CheckedDocument {
  const document = `${kind}/${slug}`;
  if (source === undefined)
    return { texts: new Map(), problems: [{ document, unit: '', problem: 'document-unknown' }] };
  const now = new Map(unitsOf(source).map(({ id, text }) => [id, text]));
  const texts = new Map<string, string>();
  const problems: ImportProblem[] = [];
  for (const { id, source: text, target } of units) {
    if (target === undefined) continue;
    const problem = problemOf(now.get(id), text, target);
    if (problem) problems.push({ document, unit: id, problem });
    else texts.set(id, target);
  }
  if (texts.size === 0) return { texts, problems };
  const told = new Set([...texts.keys(), ...problems.map(({ unit }) => unit)]);
  for (const id of now.keys())
    if (!told.has(id) && !translated.has(id)) problems.push({ document, unit: id, problem: 'untranslated' });
  return { texts, problems };
}

function problemOf(now: string | undefined, source: string, target: string): TextProblem | undefined {
  if (now === undefined) return 'unit-unknown';
  // Translators must not overwrite what was written after the export.
  if (now !== source) return 'source-changed';
  if (target.trim() === '') return 'empty';
  return hasSamePlaceholders(source, target) ? undefined : 'placeholders-differ';
}
