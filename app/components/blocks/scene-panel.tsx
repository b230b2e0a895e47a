import type { ReactNode } from 'react';
import { PageWidth } from '#app/ui/page-width.tsx';
import type { ContentScene } from '#modules/content/content-parts.ts';
import { SceneImage } from './content-image.tsx';

const heights = {
  high: 'min-h-[min(46rem,calc(100svh-7rem))] md:min-h-[clamp(30rem,48vw,min(56rem,calc(100svh-6rem)))]',
  low: 'min-h-[34rem] md:min-h-[clamp(26rem,36vw,44rem)]',
};

/** A veil in the scene's tone keeps the text readable. */
const veils = {
  dark: 'from-ink/85 via-ink/45 to-transparent md:from-ink/70 md:via-ink/20 md:via-45%',
  light: 'from-[#dde1e0]/95 via-[#dde1e0]/55 to-transparent md:from-[#dde1e0]/85 md:via-[#dde1e0]/45 md:to-55%',
};
const grounds = { dark: 'bg-ink text-paper', light: 'bg-[#cdd3d3] text-ink' };

type Props = { scene: ContentScene; isFirst: boolean; height: keyof typeof heights; children: ReactNode };

/** A scene from edge to edge with text on its quiet side. */
export function ScenePanel({ scene, isFirst, height, children }: Props) {
  const { quiet, tallQuiet, tone } = scene;
  return (
    <section className={`relative isolate overflow-hidden ${grounds[tone]}`}>
      <SceneImage
        scene={scene}
        sizes="100vw"
        isFirst={isFirst}
        className={`absolute inset-0 -z-20 h-full w-full object-cover ${quiet === 'left' ? 'md:object-right' : 'md:object-left'}`}
      />
      <div
        aria-hidden="true"
        className={`absolute inset-0 -z-10 ${tallQuiet === 'top' ? 'bg-linear-to-b' : 'bg-linear-to-t'} ${quiet === 'left' ? 'md:bg-linear-to-r' : 'md:bg-linear-to-l'} ${veils[tone]}`}
      />
      <PageWidth
        className={`flex flex-col py-10 md:justify-center md:py-16 ${heights[height]} ${tallQuiet === 'top' ? 'justify-start' : 'justify-end'}`}
      >
        <div className={`max-w-3xl md:w-[47%] ${quiet === 'right' ? 'md:ml-auto' : ''}`}>{children}</div>
      </PageWidth>
    </section>
  );
}
