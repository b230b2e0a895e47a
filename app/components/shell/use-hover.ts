import { type RefObject, useEffect, useRef } from 'react';

const hoverDelayMs = 120;

/**
 * Opens a disclosure when the mouse moves onto it, and closes it when the mouse leaves. A page that loads under a
 * resting pointer must not open anything, although browsers report a move then. The pointer's position distinguishes
 * the two, because `movementX` is also zero for the first real move in a page.
 */
export function useHover(details: RefObject<HTMLDetailsElement | null>, isOn: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = details.current;
    if (!isOn || !element) return undefined;
    let isOver = false;
    let place: string | undefined;
    const openSoon = (opens: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        element.open = opens;
      }, hoverDelayMs);
    };
    const move = ({ pointerType, target, screenX, screenY }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const before = place;
      place = `${screenX} ${screenY}`;
      if (isOver || place === before || !element.contains(target as Node)) return;
      isOver = true;
      openSoon(true);
    };
    const leave = ({ pointerType }: PointerEvent) => {
      isOver = false;
      if (pointerType === 'mouse') openSoon(false);
    };
    document.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    return () => {
      document.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      clearTimeout(timer.current);
    };
  }, [details, isOn]);

  /** The pointer has already opened it, so a following click must not close it. */
  return { hasOpened: () => isOn && details.current?.open === true && timer.current !== undefined };
}
