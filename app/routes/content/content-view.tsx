import type { ReactNode } from 'react';
import { ContentPage } from '#app/components/blocks/content-page.tsx';
import { useContentHref, useIsOpen } from '#app/components/shell/use-content-href.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { loadContent } from './load-content.server.ts';

type Content = Awaited<ReturnType<typeof loadContent>>;

type Props = {
  content: Content;
  afterOpening?: ReactNode;
  /** Another page's headline precedes it: its own opening is left out. */
  isContinued?: boolean;
};

/** A content page with its title and description. */
export function ContentView({
  content: { page, pictures, products, above },
  afterOpening,
  isContinued = false,
}: Props) {
  const hrefOf = useContentHref();
  const isOpen = useIsOpen();
  return (
    <>
      <title>{`${page.title} | Yrke`}</title>
      <meta name="description" content={page.description} />
      <ContentPage
        page={page}
        surroundings={{ hrefOf, isOpen, pictures, products }}
        breadcrumbs={above && <Breadcrumbs trail={[{ label: above.name, to: above.path }]} current={page.title} />}
        afterOpening={afterOpening}
        isContinued={isContinued}
      />
    </>
  );
}
