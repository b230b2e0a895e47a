import { PageWidth } from '#app/ui/page-width.tsx';
import { ActionButton } from './action.tsx';
import type { BlockProps } from './block.ts';
import { SceneImage } from './content-image.tsx';
import { numbered } from './numbered.ts';
import { RichWords } from './rich-words.tsx';
import { sectionTitle } from './section-head.tsx';

/** A company story: a picture, some paragraphs, and optional figures. */
export function OurStory({ attributes: { heading, paragraphs, scene, facts, action } }: BlockProps<'shop/our-story'>) {
  return (
    <section className="py-16 md:py-24">
      <PageWidth className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="min-w-0 overflow-hidden lg:col-span-7">
          <SceneImage
            scene={scene}
            sizes="(min-width: 992px) 58vw, 100vw"
            className="aspect-4/5! w-full object-cover sm:aspect-3/2!"
          />
        </div>
        <div className="min-w-0 lg:col-span-5">
          <h2 className={sectionTitle}>{heading}</h2>
          <div className="mt-5 max-w-xl space-y-4 text-lg leading-relaxed text-pretty">
            {numbered(paragraphs).map(({ key, part }) => (
              <p key={key}>
                <RichWords text={part} />
              </p>
            ))}
          </div>
          {facts && facts.length > 0 && (
            <dl className="mt-9 grid max-w-xl grid-cols-3 gap-x-4 md:gap-x-6 border-t border-ink pt-5">
              {facts.map(({ value, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="mt-1 text-sm leading-snug text-quiet">{label}</dt>
                  <dd className="font-display text-4xl font-bold leading-none">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {action && (
            <div className="mt-9">
              <ActionButton {...action} look="outline" />
            </div>
          )}
        </div>
      </PageWidth>
    </section>
  );
}
