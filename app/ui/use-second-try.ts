import { type RefObject, useEffect, useRef } from 'react';
import { comeAgainSeconds } from '#modules/media/picture-address.ts';

/** One pixel without a colour: what is behind it is seen. */
const nothingToSee = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A picture that the server could not make in time is asked for once more. A picture that does not exist is no error
 * here: it is answered with the missing one. Until it comes its ground is shown, and no sign that something is broken.
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
        // By then the page may want another picture here.
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
