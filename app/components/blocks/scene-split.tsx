import type { ReactNode } from 'react';
import type { ContentScene } from '#modules/content/content-parts.ts';
import { SceneImage } from './content-image.tsx';

type Props = { scene: ContentScene; isFirst: boolean; children: ReactNode };

/** A scene and text side by side from edge to edge, the text on the scene's tone. */
export function SceneSplit({ scene, isFirst, children }: Props) {
  const { quiet, tone } = scene;
  const ground = tone === 'dark' ? 'bg-ink text-paper' : 'bg-paper text-ink';
  return (
    <section className={`grid md:grid-cols-2 lg:grid-cols-12 ${ground}`}>
      <div
        className={`relative min-h-[20rem] md:min-h-[30rem] lg:col-span-7 lg:min-h-[clamp(32rem,38vw,46rem)] ${quiet === 'left' ? 'md:order-last' : ''}`}
      >
        <SceneImage
          scene={scene}
          sizes="(min-width: 992px) 58vw, (min-width: 768px) 50vw, 100vw"
          isFirst={isFirst}
          className={`absolute inset-0 h-full w-full object-cover ${quiet === 'left' ? 'md:object-right' : 'md:object-left'}`}
        />
      </div>
      <div className="flex flex-col items-start justify-center px-5 py-12 md:px-10 md:py-16 lg:col-span-5 xl:px-20">
        {children}
      </div>
    </section>
  );
}
