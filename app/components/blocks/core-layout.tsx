import { ActionButton } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ContentImage } from './content-image.tsx';
import { ScenePanel } from './scene-panel.tsx';

export function Buttons({ children }: BlockProps<'core/buttons'>) {
  return <div className="mt-8 flex flex-wrap gap-3">{children}</div>;
}

export function Button({ attributes: { text, link, look = 'solid' } }: BlockProps<'core/button'>) {
  return <ActionButton text={text} link={link} look={look} />;
}

export function Image({ attributes: { picture, caption }, isFirst }: BlockProps<'core/image'>) {
  return (
    <figure className="my-12">
      <ContentImage
        picture={picture}
        sizes="(min-width: 1680px) 1552px, 100vw"
        isFirst={isFirst}
        className="max-h-[80svh] w-full object-cover"
      />
      {caption && <figcaption className="mt-3 text-sm text-quiet">{caption}</figcaption>}
    </figure>
  );
}

export function Columns({ children }: BlockProps<'core/columns'>) {
  return <div className="my-12 grid gap-10 md:auto-cols-fr md:grid-flow-col">{children}</div>;
}

const grounds = { plain: '', paper: 'border border-line bg-paper p-6 md:p-8' };

export function Group({ attributes: { ground = 'plain', anchor }, children }: BlockProps<'core/group'>) {
  return (
    <div id={anchor} tabIndex={anchor === undefined ? undefined : -1} className={`scroll-mt-24 ${grounds[ground]}`}>
      {children}
    </div>
  );
}

export function Cover({ attributes: { scene }, isFirst, children }: BlockProps<'core/cover'>) {
  return (
    <ScenePanel scene={scene} isFirst={isFirst} height="low">
      {children}
    </ScenePanel>
  );
}
