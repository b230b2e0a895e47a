import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { GarmentFacts, ServiceFacts } from '#modules/proof/build-proof.ts';
import type { TextProblem } from '#modules/proof/check-text.ts';
import { decimalSignOf } from '#modules/proof/decimal-sign.ts';
import type { drawLive, LiveLogo, LivePicture } from './draw-picture.ts';
import { ProofProblems } from './proof-problems.tsx';
import { ProofSize } from './proof-size.tsx';

type Props = {
  garment: GarmentFacts;
  service: ServiceFacts;
  logo: LiveLogo | undefined;
  /** The problems that the drawn proof describes. */
  onDrawn: (problems: readonly TextProblem[]) => void;
};

/** The proof during typing. Only the drawing of a logo is fetched. */
export function LiveProof({ garment, service, logo, onDrawn }: Props) {
  const t = useTranslations('proof');
  const sign = decimalSignOf(useFormatter().number);
  const [live, setLive] = useState<LivePicture | 'no-position'>();
  // A second import would resolve in a later task, so a frame would be shown without the typed letter.
  const drawer = useRef<{ drawLive: typeof drawLive }>(undefined);
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      drawer.current ??= await import('./draw-picture.ts');
      const drawn = await drawer.current.drawLive(garment, service, logo, sign);
      if (isOver) return;
      setLive(drawn);
      onDrawn(drawn && drawn !== 'no-position' ? drawn.problems : []);
    };
    void draw();
    return () => {
      isOver = true;
    };
  }, [garment, service, logo, sign, onDrawn]);
  if (!live) return null;
  if (live === 'no-position') return <span className="text-sm text-quiet">{t('state.no-place')}</span>;
  return (
    <span className="grid gap-2">
      <img
        src={live.src}
        alt={t('preview', { text: logo?.file.name ?? service.lines.join(' / ') })}
        width={600}
        height={720}
        className="w-full max-w-80 border border-line"
      />
      <ProofSize measures={live.measures} />
      <ProofProblems problems={live.problems} hints={live.hints} />
    </span>
  );
}
