import type { ReactNode } from 'react';
import type { AttributesOf, BlockName } from '#modules/content/block-attributes.ts';

export type BlockProps<Name extends BlockName> = {
  attributes: AttributesOf<Name>;
  /** The page's first block: its headline is the page's, its picture is fetched at once. */
  isFirst: boolean;
  children: ReactNode;
};

/** How wide a block stands: in the column of text, as wide as the page's content, or from edge to edge. */
export type BlockWidth = 'text' | 'page' | 'edge';
