import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Proof } from '#modules/proof/proof.ts';

/** Drawn in the browser by the code that the server uses; that code loads with the first picture. */
export function ProofPicture({ proof, text }: { proof: Proof; text: string }) {
  const t = useTranslations('proof');
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const { drawPicture } = await import('./draw-picture.ts');
      const drawn = await drawPicture(proof);
      if (!isOver) setSrc(drawn);
    };
    void draw();
    return () => {
      isOver = true;
    };
  }, [proof]);
  if (src === undefined) return <Skeleton className="aspect-[5/6]" />;
  return <img src={src} alt={t('preview', { text })} width={600} height={720} className="w-full" />;
}
