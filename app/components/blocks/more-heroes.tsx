import { PageWidth } from '#app/ui/page-width.tsx';
import { ActionButton } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ContentImage } from './content-image.tsx';
import { numbered } from './numbered.ts';
import { RichWords } from './rich-words.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { sectionTitle } from './section-head.tsx';

const bigTitle =
  'font-display text-[clamp(2.5rem,1.5rem+3.6vw,5rem)] font-bold leading-[0.96] text-balance hyphens-auto';

/** Up to three pictures side by side, each with its headline below. */
export function HeroColumn({ attributes: { columns }, isFirst }: BlockProps<'shop/hero-column'>) {
  const Title = isFirst && columns.length === 1 ? 'h1' : 'h2';
  return (
    <section className="grid gap-px bg-line md:auto-cols-fr md:grid-flow-col">
      {numbered(columns).map(({ key, part: { headline, text, picture, action } }) => (
        <div key={key} className="flex flex-col bg-paper">
          <ContentImage
            picture={picture}
            sizes="(min-width: 768px) 50vw, 100vw"
            isFirst={isFirst}
            className="aspect-4/3! w-full object-cover"
          />
          <div className="flex flex-1 flex-col items-start gap-4 px-5 py-8 md:p-10">
            <Title className={sectionTitle}>{headline}</Title>
            {text && <p className="max-w-lg text-lg leading-snug text-pretty">{text}</p>}
            {action && <ActionButton {...action} look="outline" />}
          </div>
        </div>
      ))}
    </section>
  );
}

/** A picture and text in the proportion of 60 to 40. */
export function HeroColumn6040({ attributes, isFirst }: BlockProps<'shop/hero-column-60-40'>) {
  const { headline, text, picture, action, wide } = attributes;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className={`grid bg-paper ${wide === 'left' ? 'md:grid-cols-[3fr_2fr]' : 'md:grid-cols-[2fr_3fr]'}`}>
      <ContentImage
        picture={picture}
        sizes="(min-width: 768px) 60vw, 100vw"
        isFirst={isFirst}
        className={`aspect-4/3! h-full w-full object-cover ${wide === 'right' ? 'md:order-last' : ''}`}
      />
      <div className="flex flex-col items-start justify-center gap-5 px-5 py-10 md:px-10 xl:px-20">
        <Title className={bigTitle}>{headline}</Title>
        {text && <p className="max-w-lg text-lg leading-snug text-pretty">{text}</p>}
        {action && <ActionButton {...action} />}
      </div>
    </section>
  );
}

/** A headline over a scene of low height. */
export function SmallHero({ attributes: { headline, text, scene }, isFirst }: BlockProps<'shop/small-hero'>) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <ScenePanel scene={scene} isFirst={isFirst} height="low">
      <Title className={sectionTitle}>{headline}</Title>
      {text && <p className="mt-4 max-w-lg text-lg leading-snug text-pretty">{text}</p>}
    </ScenePanel>
  );
}

/** A scene with a headline and no link. */
export function HeroWithoutAction({
  attributes: { headline, text, scene },
  isFirst,
}: BlockProps<'shop/hero-without-action'>) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <ScenePanel scene={scene} isFirst={isFirst} height="high">
      <Title className={bigTitle}>{headline}</Title>
      {text && <p className="mt-5 max-w-lg text-lg leading-snug text-pretty md:text-xl">{text}</p>}
    </ScenePanel>
  );
}

/** Text beside a picture. */
export function TwoColumns({
  attributes: { heading, paragraphs, picture, side, action },
}: BlockProps<'shop/two-columns'>) {
  return (
    <section className="py-14 md:py-20">
      <PageWidth className="grid items-center gap-10 md:grid-cols-2 md:gap-16">
        <ContentImage
          picture={picture}
          sizes="(min-width: 768px) 50vw, 100vw"
          className={`aspect-4/3! w-full object-cover ${side === 'right' ? 'md:order-last' : ''}`}
        />
        <div className="space-y-4 text-lg leading-relaxed text-pretty">
          {heading && <h2 className={sectionTitle}>{heading}</h2>}
          {numbered(paragraphs).map(({ key, part }) => (
            <p key={key}>
              <RichWords text={part} />
            </p>
          ))}
          {action && (
            <div className="pt-3">
              <ActionButton {...action} look="outline" />
            </div>
          )}
        </div>
      </PageWidth>
    </section>
  );
}
