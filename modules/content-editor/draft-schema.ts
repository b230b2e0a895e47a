import * as z from 'zod';
import { describeIssue } from '#core/fields.ts';
import { languages } from '#core/locale.ts';
import { countBlocks, deepestBlocks, depthOf, mostBlocks } from '../content/block-schema.ts';
import { generalContent } from '../content/general-schema.ts';
import { contentSlug, writtenPage } from '../content/page-schema.ts';
import { visibilityRule } from '../content/visibility-rule.ts';
import { largestDatabaseInteger, storedInt } from '../id-param.ts';
import type { DocumentKind } from './draft.ts';

const mostCharacters = 400_000;

type DraftBlock = {
  name: string;
  attributes: Record<string, unknown>;
  hidden?: boolean | undefined;
  visibility?: unknown;
  children?: DraftBlock[] | undefined;
};

/** A block that may be unfinished: its attributes are checked when the page is published. */
const draftBlock: z.ZodType<DraftBlock> = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
  attributes: z.record(z.string(), z.json()),
  hidden: z.boolean().optional(),
  visibility: visibilityRule.optional(),
  get children() {
    return z.array(draftBlock).optional();
  },
});

/** Whether the blocks are within the limits, found out before they are read one by one. */
function areWithinLimits(blocks: unknown): boolean {
  if (!Array.isArray(blocks) || JSON.stringify(blocks).length > mostCharacters) return false;
  const nested = blocks.map(nestedIn);
  return depthOf(nested) <= deepestBlocks && countBlocks(nested) <= mostBlocks;
}

type Nested = { readonly children: Nested[] };

const nestedIn = (block: unknown): Nested => ({
  children:
    typeof block === 'object' && block !== null && 'children' in block && Array.isArray(block.children)
      ? block.children.map(nestedIn)
      : [],
});

/** A page that may be unfinished. Publishing needs a complete one. */
const draftPage = z.strictObject({
  slug: contentSlug,
  template: z.string().max(60),
  title: z.string().max(200),
  description: z.string().max(500),
  blocks: z.unknown().refine(areWithinLimits, 'blocks-too-many').pipe(z.array(draftBlock)),
});

const draftGeneral = z
  .record(z.string(), z.json())
  .refine((general) => JSON.stringify(general).length <= mostCharacters, 'too-long');

/** What a draft of a kind may hold. */
export const draftDataOf = (kind: DocumentKind): z.ZodType => (kind === 'general' ? draftGeneral : draftPage);

/** What visitors may get. */
export const publishedDataOf = (kind: DocumentKind): z.ZodType<Record<string, unknown>> =>
  kind === 'general' ? generalContent : writtenPage;

export type DraftProblem = {
  readonly path: string;
  readonly code: string;
  readonly facts: Record<string, string | number>;
};

/** What must be corrected before the draft can be published. */
export function problemsOf(kind: DocumentKind, data: unknown): DraftProblem[] {
  const parsed = publishedDataOf(kind).safeParse(data);
  return (parsed.error?.issues ?? []).map((issue) => {
    const { code, facts } = describeIssue(issue);
    return { path: issue.path.join('.'), code, facts: facts as DraftProblem['facts'] };
  });
}

const placeFields = {
  slug: contentSlug.meta({ description: '`general` is the general content.' }),
  kind: z.enum(['page', 'dealer-page', 'general']).default('page'),
  language: z.enum(languages),
  everywhere: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(false)
    .meta({ type: 'boolean', description: 'The version for all markets, instead of the one of the host.' }),
};

const version = z.coerce.number().int().min(0).max(largestDatabaseInteger).meta({
  type: 'integer',
  maximum: largestDatabaseInteger,
  description: 'The version that this is based on; 0 for a new draft.',
});

export const draftQuery = z.object(placeFields);

export const saveDraftInput = z.strictObject({ ...placeFields, version, data: z.record(z.string(), z.unknown()) });

export const publishInput = z.strictObject({
  ...placeFields,
  version,
  at: z.iso.datetime().optional().meta({ description: 'A later time. Absent: at once.' }),
});

export const versionInput = z.strictObject({ ...placeFields, version });

export const restoreInput = z.strictObject({
  ...placeFields,
  version,
  restore: storedInt.meta({ description: 'The version to copy into the draft.' }),
});

export const draftView = z
  .object({
    slug: z.string(),
    kind: z.string(),
    language: z.string(),
    everywhere: z.boolean(),
    version: z.int(),
    state: z.enum(['draft', 'scheduled', 'live', 'archived']),
    isChanged: z.boolean().meta({ description: 'It differs from what visitors see.' }),
    isInherited: z.boolean().meta({ description: 'The market shows the version for all markets.' }),
    publishAt: z.string().nullable(),
    data: z.record(z.string(), z.unknown()),
    problems: z.array(z.object({ path: z.string(), code: z.string() })),
  })
  .meta({ id: 'ContentDraft' });

export const keptVersionView = z
  .object({ version: z.int(), reason: z.string(), madeAt: z.string(), author: z.string().nullable() })
  .meta({ id: 'ContentVersion' });

export const listedPageView = z
  .object({
    slug: z.string(),
    kind: z.string(),
    language: z.string(),
    everywhere: z.boolean(),
    title: z.string(),
    state: z.enum(['draft', 'scheduled', 'live', 'archived']),
    isChanged: z.boolean(),
    isInherited: z.boolean(),
    changedAt: z.string(),
  })
  .meta({ id: 'ListedContent' });
