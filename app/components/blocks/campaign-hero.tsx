import { ActionButton } from './action.tsx';
import type { BlockProps } from './block.ts';
import { SceneSplit } from './scene-split.tsx';

/** A campaign with its name. Its button may scroll to an anchor further down on the page. */
export function CampaignHero({
  attributes: { name, headline, text, scene, action },
  isFirst,
}: BlockProps<'shop/campaign-hero'>) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <SceneSplit scene={scene} isFirst={isFirst}>
      <p className="inline-block bg-signal px-3 py-1 font-display text-xl font-bold uppercase leading-tight tracking-wide text-ink">
        {name}
      </p>
      <Title className="mt-5 font-display text-[clamp(2.75rem,1.5rem+3.6vw,6rem)] font-bold leading-[0.96] text-balance hyphens-auto">
        {headline}
      </Title>
      {text && <p className="mt-5 max-w-lg text-lg leading-snug text-pretty">{text}</p>}
      {action && (
        <div className="mt-8">
          <ActionButton {...action} look={scene.tone === 'dark' ? 'signal' : 'solid'} />
        </div>
      )}
    </SceneSplit>
  );
}
