import { type RefObject, useEffect, useRef } from 'react';
import { comeAgainSeconds } from '#modules/media/picture-address.ts';

/** A transparent pixel, which shows the background. */
const nothingToSee = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * Requests a picture again if the server could not make it in time. A missing picture is not an error here, because the
 * server sends a placeholder. Until it loads, the background is shown instead of a broken image.
 */
export function useSecondTry(): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const shown = image.current;
    if (!shown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failed = '';
    const tryAgain = () => {
      const isSecond = shown.srcset === failed;
      failed = shown.srcset;
      shown.srcset = nothingToSee;
      clearTimeout(timer);
      if (isSecond) return;
      timer = setTimeout(() => {
        // The page may show another picture here by then.
        if (shown.srcset === nothingToSee) shown.srcset = failed;
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
