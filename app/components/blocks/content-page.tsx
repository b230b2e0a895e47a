import type { ReactNode } from 'react';
import { PageWidth } from '#app/ui/page-width.tsx';
import type { ContentPage as Page } from '#modules/content/page-schema.ts';
import { Blocks } from './blocks.tsx';
import { type BlockSurroundings, BlockSurroundingsProvider } from './surroundings.ts';

/** Blocks that contain the page's headline. */
const openers: ReadonlySet<string> = new Set(['shop/hero', 'shop/campaign-hero']);

type Props = {
  page: Page;
  surroundings: BlockSurroundings;
  /** Personal content below the headline. */
  afterOpening?: ReactNode;
};

/** A content document as a page. It is as wide as the screen, so its main element must have no padding. */
export function ContentPage({ page, surroundings, afterOpening }: Props) {
  const opensItself = openers.has(page.blocks[0]?.name ?? '');
  const opening = opensItself ? page.blocks.slice(0, 1) : [];
  return (
    <BlockSurroundingsProvider value={surroundings}>
      {!opensItself && (
        <PageWidth className="pb-8 pt-12 md:pb-12 md:pt-20">
          <h1 className="max-w-5xl font-display text-[clamp(2.75rem,1.5rem+4vw,5.5rem)] font-bold leading-[0.96] text-balance hyphens-auto">
            {page.title}
          </h1>
        </PageWidth>
      )}
      {afterOpening ? (
        <>
          <Blocks blocks={opening} startsPage />
          {afterOpening}
          <Blocks blocks={page.blocks.slice(opening.length)} />
        </>
      ) : (
        <Blocks blocks={page.blocks} startsPage={opensItself} />
      )}
      {!opensItself && <div aria-hidden="true" className="h-16 md:h-24" />}
    </BlockSurroundingsProvider>
  );
}
