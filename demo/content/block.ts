import type { AttributesOf, BlockName } from '#modules/content/block-attributes.ts';
import type { ContentBlock } from '#modules/content/block-schema.ts';

/** Makes a block; the compiler checks the attributes against the schema of the block. */
export function block<Name extends BlockName>(
  name: Name,
  attributes: AttributesOf<Name>,
  children?: ContentBlock[],
): ContentBlock {
  return { name, attributes, ...(children && { children }) };
}
