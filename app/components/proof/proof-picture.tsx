import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { decimalSignOf } from '#modules/proof/decimal-sign.ts';
import type { Drawing } from '#modules/proof/drawing-shape.ts';
import type { Proof } from '#modules/proof/proof.ts';
import type { Picture } from './draw-picture.ts';
import { ProofSize } from './proof-size.tsx';

type Props = { proof: Proof; kept: Drawing | undefined; text: string };

/** The stored proof, or one drawn in the browser by the server's code, which loads with the first picture. */
export function ProofPicture({ proof, kept, text }: Props) {
  const t = useTranslations('proof');
  const sign = decimalSignOf(useFormatter().number);
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const { drawPicture } = await import('./draw-picture.ts');
      const drawn = await drawPicture(proof, sign, kept);
      if (!isOver) setPicture(drawn);
    };
    void draw();
    return () => {
      isOver = true;
    };
  }, [proof, sign, kept]);
  if (picture === undefined) return <Skeleton className="aspect-[5/6]" />;
  return (
    <>
      <img src={picture.src} alt={t('preview', { text })} width={600} height={720} className="w-full" />
      <p className="px-4 pt-3">
        <ProofSize measures={picture.measures} />
      </p>
    </>
  );
}
