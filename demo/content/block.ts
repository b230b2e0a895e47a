import type { AttributesOf, BlockName } from '#modules/content/block-attributes.ts';
import type { ContentBlock } from '#modules/content/block-schema.ts';

/** A block whose attributes the compiler holds against its schema. */
export function block<Name extends BlockName>(
  name: Name,
  attributes: AttributesOf<Name>,
  children?: ContentBlock[],
): ContentBlock {
  return { name, attributes, ...(children && { children }) };
}
