import { createContext, type ReactNode, useContext } from 'react';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import type { ContentLink } from '#modules/content/content-parts.ts';
import type { PictureVersions } from '#modules/content/picture-paths.ts';
import type { ProductTeaser } from './product-teaser.ts';

/** What blocks need from their page. */
export type BlockSurroundings = {
  hrefOf: (link: ContentLink) => string;
  /** Whether the link leads to a page that is open to this visitor. */
  isOpen: (link: ContentLink) => boolean;
  pictures: PictureVersions;
  /** Key: the name of a slider's product list. */
  products: Readonly<Record<string, readonly ProductTeaser[]>>;
  /** For the editor: what is drawn around each block. */
  around?: (block: ContentBlock, shown: ReactNode) => ReactNode;
  /** For the editor: what is said in place of a film that is missing. Visitors get the page without it. */
  missingFilm?: string;
};

const surroundings = createContext<BlockSurroundings>({
  hrefOf: () => '#',
  isOpen: () => true,
  pictures: {},
  products: {},
});

export const BlockSurroundingsProvider = surroundings.Provider;

export const useSurroundings = () => useContext(surroundings);
