import type { ReactNode } from 'react';
import { PageWidth } from '#app/ui/page-width.tsx';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import type { ContentPage as Page } from '#modules/content/page-schema.ts';
import { Blocks } from './blocks.tsx';
import { PageMenu } from './page-menu.tsx';
import { type BlockSurroundings, BlockSurroundingsProvider } from './surroundings.ts';
import { type PageTemplate, templateOf } from './templates.ts';

/** Blocks that contain the page's headline. */
const openers: ReadonlySet<string> = new Set([
  'shop/hero',
  'shop/campaign-hero',
  'shop/hero-column-60-40',
  'shop/small-hero',
  'shop/hero-without-action',
]);

const titles: Record<PageTemplate['title'], string> = {
  large: 'max-w-5xl text-[clamp(2.75rem,1.5rem+4vw,5.5rem)]',
  centred: 'mx-auto max-w-5xl text-center text-[clamp(2.75rem,1.5rem+5vw,6.5rem)]',
  small: 'max-w-3xl text-title',
};
const onDark = '[&_a:hover]:text-paper [&_a]:text-paper';
const grounds = { dark: 'bg-ink text-paper', paper: 'bg-paper' };

type Props = {
  page: Page;
  surroundings: BlockSurroundings;
  /** Breadcrumbs above the headline. A page that opens with a picture from edge to edge shows none. */
  breadcrumbs?: ReactNode;
  /** Personal content below the headline. */
  afterOpening?: ReactNode;
  /** Another page's headline precedes it: its own opening is left out. */
  isContinued?: boolean;
};

/** A content document as a page in its template. It is as wide as the screen, so its main element must have no padding. */
export function ContentPage({ page, surroundings, breadcrumbs, afterOpening, isContinued = false }: Props) {
  const template = templateOf(page.template);
  const opensItself = openers.has(page.blocks[0]?.name ?? '');
  const opening = opensItself ? page.blocks.slice(0, 1) : [];
  if (isContinued)
    return (
      <BlockSurroundingsProvider value={surroundings}>
        <Blocks blocks={page.blocks.slice(opening.length)} />
      </BlockSurroundingsProvider>
    );
  return (
    <BlockSurroundingsProvider value={surroundings}>
      <div data-template={template.name} className={template.ground && grounds[template.ground]}>
        {!opensItself && (
          <PageWidth className={`pb-8 md:pb-12 ${breadcrumbs ? 'pt-4' : 'pt-12 md:pt-20'}`}>
            {breadcrumbs && (
              <div className={`mb-6 md:mb-10 ${template.ground === 'dark' ? onDark : ''}`}>{breadcrumbs}</div>
            )}
            <h1 className={`font-display font-bold leading-[0.96] text-balance hyphens-auto ${titles[template.title]}`}>
              {page.title}
            </h1>
          </PageWidth>
        )}
        {afterOpening || template.menu ? (
          <>
            <Blocks blocks={opening} startsPage />
            {afterOpening}
            <Rest blocks={page.blocks.slice(opening.length)} menu={template.menu} />
          </>
        ) : (
          <Blocks blocks={page.blocks} startsPage={opensItself} />
        )}
        {!opensItself && <div aria-hidden="true" className="h-16 md:h-24" />}
      </div>
    </BlockSurroundingsProvider>
  );
}

function Rest({ blocks, menu }: { blocks: readonly ContentBlock[]; menu: PageTemplate['menu'] }) {
  return menu ? (
    <PageMenu blocks={blocks} isSticky={menu === 'sticky'}>
      <Blocks blocks={blocks} />
    </PageMenu>
  ) : (
    <Blocks blocks={blocks} />
  );
}
