import { ActionButton } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ScenePanel } from './scene-panel.tsx';

/** A scene, a headline and actions. */
export function Hero({ attributes: { headline, text, scene, actions }, isFirst }: BlockProps<'shop/hero'>) {
  const Title = isFirst ? 'h1' : 'h2';
  const looks = scene.tone === 'dark' ? (['signal', 'outline-on-dark'] as const) : (['solid', 'outline'] as const);
  return (
    <ScenePanel scene={scene} isFirst={isFirst} height="high">
      <Title className="font-display text-[clamp(2.75rem,1.5rem+5vw,6.75rem)] font-bold leading-[0.94] text-balance hyphens-auto">
        {headline}
      </Title>
      {text && <p className="mt-5 max-w-lg text-lg leading-snug text-pretty md:text-xl">{text}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {actions.map((action, index) => (
          <ActionButton key={action.text} {...action} look={looks[index] ?? looks[1]} />
        ))}
      </div>
    </ScenePanel>
  );
}
