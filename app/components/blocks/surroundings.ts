import { createContext, useContext } from 'react';
import type { ContentLink } from '#modules/content/content-parts.ts';
import type { PictureVersions } from '#modules/content/picture-paths.ts';
import type { ProductTeaser } from './product-teaser.ts';

/** What blocks need from the page they stand on. */
export type BlockSurroundings = {
  hrefOf: (link: ContentLink) => string;
  /** Whether it leads this visitor to anything. */
  isOpen: (link: ContentLink) => boolean;
  pictures: PictureVersions;
  /** By the name of the list that a slider asks for. */
  products: Readonly<Record<string, readonly ProductTeaser[]>>;
};

const surroundings = createContext<BlockSurroundings>({
  hrefOf: () => '#',
  isOpen: () => true,
  pictures: {},
  products: {},
});

export const BlockSurroundingsProvider = surroundings.Provider;

export const useSurroundings = () => useContext(surroundings);
