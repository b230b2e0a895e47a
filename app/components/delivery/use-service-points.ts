import { useEffect, useState } from 'react';
import type { ServicePoint } from '#modules/delivery/service-point.ts';
import { askServicePoints } from './ask-service-points.ts';
import type { ServicePointPickerProps } from './props.ts';

/** Waits until the postcode is typed. */
const pauseMs = 400;

type PointsOfPostcode = { readonly of: string; readonly points: readonly ServicePoint[] | undefined };

/** Points near a postcode: those loaded with the page, then those of each typed postcode. */
export function useServicePoints({
  deliveryMethodId,
  country,
  zip,
  points,
}: Pick<ServicePointPickerProps, 'deliveryMethodId' | 'country' | 'zip' | 'points'>) {
  const place = zip.trim();
  const question = `${deliveryMethodId} ${country} ${place}`;
  const [found, setFound] = useState<PointsOfPostcode | undefined>(points && { of: question, points });
  const isKnown = found?.of === question;
  useEffect(() => {
    if (place === '' || isKnown) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const points = await askServicePoints({ deliveryMethodId, country, zip: place }, abort.signal);
      if (!abort.signal.aborted) setFound({ of: question, points });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [deliveryMethodId, country, place, question, isKnown]);
  return {
    isAsking: place !== '' && !isKnown,
    hasFailed: isKnown && found.points === undefined,
    points: found?.points ?? [],
    retry: () => setFound(undefined),
  };
}
