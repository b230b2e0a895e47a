import type { ReactNode } from 'react';
import type { AttributesOf, BlockName } from '#modules/content/block-attributes.ts';

export type BlockProps<Name extends BlockName> = {
  attributes: AttributesOf<Name>;
  /** The page's first block: its headline is the page's headline, and its picture loads eagerly. */
  isFirst: boolean;
  children: ReactNode;
};

/** Width of a block: the text column, the page's content, or edge to edge. */
export type BlockWidth = 'text' | 'page' | 'edge';
