import { PageWidth } from '#app/ui/page-width.tsx';
import { ActionButton } from './action.tsx';
import type { BlockProps } from './block.ts';
import { numbered } from './numbered.ts';
import { RichWords } from './rich-words.tsx';
import { sectionTitle } from './section-head.tsx';

const grounds = { plain: 'bg-paper border-y border-line', grey: 'bg-[#e7e4dd]' };

export function TextWithBackground({
  attributes: { heading, paragraphs, ground, action },
}: BlockProps<'shop/text-with-background'>) {
  return (
    <section className={`py-16 md:py-24 ${grounds[ground]}`}>
      <PageWidth className="grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-4">{heading && <h2 className={sectionTitle}>{heading}</h2>}</div>
        <div className="max-w-2xl space-y-4 text-lg leading-relaxed text-pretty lg:col-span-8">
          {numbered(paragraphs).map(({ key, part }) => (
            <p key={key}>
              <RichWords text={part} />
            </p>
          ))}
          {action && (
            <div className="pt-4">
              <ActionButton {...action} look="outline" />
            </div>
          )}
        </div>
      </PageWidth>
    </section>
  );
}
