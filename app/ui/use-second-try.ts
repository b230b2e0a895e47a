import { type RefObject, useEffect, useRef } from 'react';
import { comeAgainSeconds } from '#modules/media/picture-address.ts';

/** One pixel without a colour: what is behind it is seen, and its words are still read aloud. */
const nothingToSee = 'url("data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==")';

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
      shown.style.content = nothingToSee;
      if (shown.srcset === failed) return;
      failed = shown.srcset;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // To set it, even to what it is, makes a browser fetch again.
        if (shown.srcset === failed) shown.srcset = failed;
      }, comeAgainSeconds * 1000);
    };
    const show = () => shown.style.removeProperty('content');
    shown.addEventListener('error', tryAgain);
    shown.addEventListener('load', show);
    // It may have failed before this script ran.
    if (shown.complete && shown.currentSrc !== '' && shown.naturalWidth === 0) tryAgain();
    return () => {
      shown.removeEventListener('error', tryAgain);
      shown.removeEventListener('load', show);
      clearTimeout(timer);
    };
  }, []);
  return image;
}
