import { ActionButton } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ContentAnchor } from './content-anchor.tsx';
import { SceneSplit } from './scene-split.tsx';
import { sectionTitle } from './section-head.tsx';
import { useSurroundings } from './surroundings.ts';

/** A link to the store map, and towns to choose from. Renders nothing if both are closed. */
export function FindReseller({
  attributes: { heading, text, scene, action, places },
  isFirst,
}: BlockProps<'shop/find-reseller'>) {
  const { isOpen } = useSurroundings();
  const isDark = scene.tone === 'dark';
  const towns = (places ?? []).filter(({ link }) => isOpen(link));
  if (towns.length === 0 && !isOpen(action.link)) return null;
  return (
    <SceneSplit scene={scene} isFirst={isFirst}>
      <h2 className={sectionTitle}>{heading}</h2>
      {text && <p className="mt-4 max-w-lg text-lg leading-snug text-pretty">{text}</p>}
      {towns.length > 0 && (
        <ul className="mt-7 flex max-w-lg flex-wrap gap-x-6 gap-y-1">
          {towns.map(({ text: place, link }) => (
            <li key={place}>
              <ContentAnchor
                link={link}
                className={`inline-block border-b py-1 hover:border-signal ${isDark ? 'border-paper/40' : 'border-ink/40'}`}
              >
                {place}
              </ContentAnchor>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <ActionButton {...action} look={isDark ? 'signal' : 'solid'} />
      </div>
    </SceneSplit>
  );
}
