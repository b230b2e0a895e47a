import * as z from 'zod';
import { describeIssue } from '#core/fields.ts';
import { blockAttributes } from './block-attributes.ts';
import { productListNames, productListsOf } from './product-lists.ts';
import type { VisibilityRule } from './visibility-kinds.ts';
import { visibilityRule } from './visibility-rule.ts';

const blockFields = {
  name: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
  attributes: z.record(z.string(), z.unknown()),
  hidden: z.boolean().optional().meta({ description: 'Kept, but shown to nobody.' }),
  visibility: visibilityRule.optional(),
};

type Checked = z.core.ParsePayload<{ name: string; attributes: Record<string, unknown> }>;

function checkAttributes({ value, issues }: Checked): void {
  const schema = Object.hasOwn(blockAttributes, value.name)
    ? blockAttributes[value.name as keyof typeof blockAttributes]
    : undefined;
  for (const issue of schema?.safeParse(value.attributes).error?.issues ?? []) {
    const { code, facts } = describeIssue(issue);
    issues.push({
      code: 'custom',
      message: code,
      params: facts,
      input: value.attributes,
      path: ['attributes', ...issue.path],
    });
  }
}

function checkProductList({ value, issues }: Checked): void {
  const [list] = productListsOf([{ name: value.name, attributes: value.attributes }]);
  if (!list || productListNames.includes(list)) return;
  const facts = { options: productListNames };
  issues.push({ code: 'custom', message: 'not-one-of', params: facts, input: list, path: ['attributes', 'list'] });
}

/** A block of a page. An unknown block is stored and shows nothing; a known block is validated. */
export const contentBlock = z
  .object({
    ...blockFields,
    get children(): z.ZodOptional<z.ZodArray<z.ZodType<ContentBlock>>> {
      return z.array(contentBlock).optional();
    },
  })
  .check(checkAttributes)
  .meta({ id: 'ContentBlock' });

/** A block that is written now. A misspelled rule would make it visible to all; stored blocks must still be read. */
export const writtenBlock = z
  .strictObject({
    ...blockFields,
    get children(): z.ZodOptional<z.ZodArray<z.ZodType<ContentBlock>>> {
      return z.array(writtenBlock).optional();
    },
  })
  .check(checkAttributes)
  .check(checkProductList)
  .meta({ id: 'WrittenContentBlock' });

export type ContentBlock = {
  name: string;
  attributes: Record<string, unknown>;
  hidden?: boolean | undefined;
  visibility?: VisibilityRule | undefined;
  children?: ContentBlock[] | undefined;
};

/** Limits of a page: more cannot be edited or rendered in reasonable time. */
export const mostBlocks = 400;
export const deepestBlocks = 6;

const withinLimits = (block: z.ZodType<ContentBlock>) =>
  z
    .array(block)
    .max(200)
    .refine((blocks) => countBlocks(blocks) <= mostBlocks, 'blocks-too-many')
    .refine((blocks) => depthOf(blocks) <= deepestBlocks, 'blocks-too-deep');

/** The blocks of a page, within its limits. */
export const contentBlocks = withinLimits(contentBlock);

export const writtenBlocks = withinLimits(writtenBlock);

type Nested = { readonly children?: readonly Nested[] | undefined };

export const countBlocks = (blocks: readonly Nested[]): number =>
  blocks.reduce((sum, { children = [] }) => sum + 1 + countBlocks(children), 0);

export const depthOf = (blocks: readonly Nested[]): number =>
  blocks.reduce((deepest, { children = [] }) => Math.max(deepest, 1 + depthOf(children)), 0);
