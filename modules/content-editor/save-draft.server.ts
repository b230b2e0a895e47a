import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { describeIssue } from '#core/fields.ts';
import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import { changeDraft, type Editor } from './change-draft.server.ts';
import type { DocumentPlace } from './draft.ts';
import { draftDataOf } from './draft-schema.ts';
import { findVersion } from './version-store.server.ts';

type Place = { readonly place: DocumentPlace; readonly version: number };

type Saving = Place & {
  readonly data: unknown;
  /** The editor has seen that visitors got another version meanwhile, and prefers this one. */
  readonly overrides?: boolean | undefined;
  /** It is the text of another language, still to be translated. */
  readonly isCopy?: boolean | undefined;
};

/** Access: staff with the task content. Keeps a draft that may be unfinished; visitors do not see it. */
export async function saveDraft(
  shop: Pick<Shop, 'db'>,
  editor: Editor,
  { place, version, data, overrides, isCopy }: Saving,
) {
  const parsed = draftDataOf(place.kind).safeParse(data);
  return changeDraft(shop, editor, { place, version }, async ({ open, store }) => {
    if (!parsed.success) return refuse({ code: 'invalid-input', errors: errorsOf(parsed.error.issues) });
    const page = parsed.data as { slug?: string };
    if (place.kind !== 'general' && page.slug !== place.slug) return refuse({ code: 'content-slug-fixed' });
    // Saving the same again makes no version.
    if (open && !overrides && isDeepStrictEqual(open.draft.data, page)) return ok({ version });
    const saved = await store({
      data: page,
      isChanged: !isDeepStrictEqual(open?.live, page),
      // A copy was not compared with its reference.
      checkedAt: isCopy ? new Date(0) : editor.now,
      ...(overrides && { liveRevision: open?.revision }),
    });
    return ok({ version: saved.version });
  });
}

const errorsOf = (issues: readonly z.core.$ZodIssue[]) =>
  issues.map((issue) => ({ path: issue.path.map(String).join('.'), ...describeIssue(issue) }));

type Restoring = Place & { readonly restore: number };

/** Access: staff with the task content. Copies an earlier version into the draft. */
export async function restoreVersion(shop: Pick<Shop, 'db'>, editor: Editor, { place, version, restore }: Restoring) {
  return changeDraft(shop, editor, { place, version }, async ({ db, open, store }) => {
    const draftId = open && 'id' in open.draft ? String(open.draft.id) : undefined;
    const data = draftId === undefined ? undefined : await findVersion(db, draftId, restore);
    if (data === undefined) return refuse({ code: 'content-version-not-found' });
    const stored = await store({ data, isChanged: !isDeepStrictEqual(open?.live, data) }, 'restored');
    return ok({ version: stored.version });
  });
}

/** Access: staff with the task content. Notes that a translation still fits its reference. */
export async function markChecked(shop: Pick<Shop, 'db'>, editor: Editor, { place, version }: Place) {
  return changeDraft(shop, editor, { place, version }, async ({ open, store }) =>
    open
      ? ok(await store({ data: open.draft.data, isChanged: open.draft.isChanged, checkedAt: editor.now }))
      : refuse({ code: 'not-found', slug: place.slug }),
  );
}
