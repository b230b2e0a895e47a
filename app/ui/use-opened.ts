import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a native disclosure has been opened. What hundreds of visitors never open need not be rendered on every page. Until then, and
 * without scripts, it shows something smaller.
 */
export function useOpened(details: RefObject<HTMLDetailsElement | null>, opensAtFirst = false) {
  const [hasOpened, setOpened] = useState(opensAtFirst);
  // It may have been opened before scripts ran.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows whether a visitor has opened it
    if (details.current?.open) setOpened(true);
  }, [details]);
  return { hasOpened, noteOpening: () => setOpened(true) };
}
