import * as z from 'zod';
import { blockAttributes } from './block-attributes.ts';

/** A block of a page. An unknown block is stored and shows nothing; a known block is validated. */
export const contentBlock = z
  .object({
    name: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
    attributes: z.record(z.string(), z.unknown()),
    get children(): z.ZodOptional<z.ZodArray<z.ZodType<ContentBlock>>> {
      return z.array(contentBlock).optional();
    },
  })
  .check(({ value, issues }) => {
    const schema = Object.hasOwn(blockAttributes, value.name)
      ? blockAttributes[value.name as keyof typeof blockAttributes]
      : undefined;
    for (const issue of schema?.safeParse(value.attributes).error?.issues ?? [])
      issues.push({
        code: 'custom',
        message: issue.message,
        input: value.attributes,
        path: ['attributes', ...issue.path],
      });
  })
  .meta({ id: 'ContentBlock' });

export type ContentBlock = {
  name: string;
  attributes: Record<string, unknown>;
  children?: ContentBlock[] | undefined;
};
