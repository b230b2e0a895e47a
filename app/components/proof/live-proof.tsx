import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GarmentFacts, ServiceFacts } from '#modules/proof/build-proof.ts';
import type { LivePicture } from './draw-picture.ts';
import { ProofProblems } from './proof-problems.tsx';

/** The proof while it is typed. It needs no answer from the server. */
export function LiveProof({ garment, service }: { garment: GarmentFacts; service: ServiceFacts }) {
  const t = useTranslations('proof');
  const [live, setLive] = useState<LivePicture | 'no-position'>();
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const { drawLive } = await import('./draw-picture.ts');
      const drawn = await drawLive(garment, service);
      if (!isOver) setLive(drawn);
    };
    void draw();
    return () => {
      isOver = true;
    };
  }, [garment, service]);
  if (!live) return null;
  if (live === 'no-position') return <span className="text-sm text-quiet">{t('noPosition')}</span>;
  return (
    <span className="grid gap-2">
      <img
        src={live.src}
        alt={t('preview', { text: service.lines.join(' / ') })}
        width={600}
        height={720}
        className="w-full max-w-80 border border-line"
      />
      <ProofProblems problems={live.problems} hints={live.hints} />
    </span>
  );
}
