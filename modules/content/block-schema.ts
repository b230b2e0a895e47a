import * as z from 'zod';
import { describeIssue } from '#core/fields.ts';
import { blockAttributes } from './block-attributes.ts';
import type { VisibilityRule } from './visibility-kinds.ts';
import { visibilityRule } from './visibility-rule.ts';

/** A block of a page. An unknown block is stored and shows nothing; a known block is validated. */
export const contentBlock = z
  .object({
    name: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
    attributes: z.record(z.string(), z.unknown()),
    hidden: z.boolean().optional().meta({ description: 'Kept, but shown to nobody.' }),
    visibility: visibilityRule.optional(),
    get children(): z.ZodOptional<z.ZodArray<z.ZodType<ContentBlock>>> {
      return z.array(contentBlock).optional();
    },
  })
  .check(({ value, issues }) => {
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
  })
  .meta({ id: 'ContentBlock' });

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

/** The blocks of a page, within its limits. */
export const contentBlocks = z
  .array(contentBlock)
  .max(200)
  .refine((blocks) => countBlocks(blocks) <= mostBlocks, 'blocks-too-many')
  .refine((blocks) => depthOf(blocks) <= deepestBlocks, 'blocks-too-deep');

type Nested = { readonly children?: readonly Nested[] | undefined };

export const countBlocks = (blocks: readonly Nested[]): number =>
  blocks.reduce((sum, { children = [] }) => sum + 1 + countBlocks(children), 0);

export const depthOf = (blocks: readonly Nested[]): number =>
  blocks.reduce((deepest, { children = [] }) => Math.max(deepest, 1 + depthOf(children)), 0);
