import { PageWidth } from '#app/ui/page-width.tsx';
import { ActionLine, Arrow } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ContentAnchor } from './content-anchor.tsx';
import { ContentImage } from './content-image.tsx';
import { SectionHead } from './section-head.tsx';
import { useSurroundings } from './surroundings.ts';

export function CategoryTiles({ attributes: { heading, action, tiles } }: BlockProps<'shop/category-tiles'>) {
  const { isOpen } = useSurroundings();
  const shown = tiles.filter(({ link }) => isOpen(link));
  if (shown.length === 0) return null;
  return (
    <section className="py-16 md:py-24">
      <PageWidth>
        <SectionHead title={heading} aside={action && <ActionLine {...action} />} />
        <ul className="mt-8 grid grid-cols-2 border-l border-t border-line md:mt-10 md:grid-cols-3 lg:grid-cols-6">
          {shown.map(({ text, link, picture }) => (
            <li key={text} className="min-w-0 border-b border-r border-line">
              <ContentAnchor link={link} className="group flex h-full flex-col bg-paper">
                <span className="block aspect-4/5 overflow-hidden bg-[#f4f2ee]">
                  {picture && (
                    <ContentImage
                      picture={picture}
                      sizes="(min-width: 992px) 17vw, (min-width: 768px) 33vw, 50vw"
                      className="h-full w-full object-cover transition-transform duration-500 group-hover:scale-[1.04] motion-reduce:transform-none"
                    />
                  )}
                </span>
                <span className="flex grow items-center justify-between gap-3 px-3 py-3.5 text-[0.9375rem] font-semibold leading-tight sm:text-base group-hover:bg-signal md:px-4">
                  <span className="min-w-0 hyphens-auto break-words">{text}</span>
                  <span className="hidden sm:block">
                    <Arrow />
                  </span>
                </span>
              </ContentAnchor>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}
