import { type RefObject, useEffect, useRef } from 'react';
import { comeAgainSeconds } from '#modules/media/picture-address.ts';

/**
 * A picture that the server could not make in time is asked for once more. A picture that does not exist is no error
 * here: it is answered with the missing one.
 */
export function useSecondTry(): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const shown = image.current;
    if (!shown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failed = '';
    const tryAgain = () => {
      if (shown.srcset === failed) return;
      failed = shown.srcset;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // To set it, even to what it is, makes a browser fetch again.
        if (shown.srcset === failed) shown.srcset = failed;
      }, comeAgainSeconds * 1000);
    };
    shown.addEventListener('error', tryAgain);
    // It may have failed before this script ran.
    if (shown.complete && shown.currentSrc !== '' && shown.naturalWidth === 0) tryAgain();
    return () => {
      shown.removeEventListener('error', tryAgain);
      clearTimeout(timer);
    };
  }, []);
  return image;
}
