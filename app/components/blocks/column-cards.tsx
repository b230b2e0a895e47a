import { PageWidth } from '#app/ui/page-width.tsx';
import { ActionLine } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ContentImage } from './content-image.tsx';
import { RichWords } from './rich-words.tsx';
import { sectionTitle } from './section-head.tsx';

/** Short texts side by side, separated by lines, with or without pictures. */
export function ColumnCards({ attributes: { heading, cards, anchor } }: BlockProps<'shop/column-cards'>) {
  return (
    <section id={anchor} tabIndex={anchor === undefined ? undefined : -1} className="scroll-mt-20 py-14 md:py-20">
      <PageWidth>
        {heading && <h2 className={`mb-10 ${sectionTitle}`}>{heading}</h2>}
        <div className="grid gap-x-10 gap-y-10 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
          {cards.map(({ title, text, picture, action }) => (
            <div key={title} className="flex flex-col border-t border-ink pt-5">
              {picture && (
                <div className="mb-5 overflow-hidden">
                  <ContentImage
                    picture={picture}
                    sizes="(min-width: 992px) 30vw, 100vw"
                    className="aspect-3/2 w-full object-cover"
                  />
                </div>
              )}
              <h3 className="font-display text-2xl font-bold leading-tight">{title}</h3>
              <p className="mt-2 max-w-prose leading-relaxed text-pretty text-quiet">
                <RichWords text={text} />
              </p>
              {action && (
                <p className="mt-4">
                  <ActionLine {...action} />
                </p>
              )}
            </div>
          ))}
        </div>
      </PageWidth>
    </section>
  );
}
