import { type RefObject, useEffect, useRef } from 'react';

const hoverDelayMs = 120;

/**
 * Opens a disclosure under a mouse that has moved onto it, and closes it behind one that left. A page that comes under a resting
 * pointer opens nothing, though browsers then report a move. The place of the pointer tells the two apart: the movement that an event
 * reports is zero for the first real move in a page, too.
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

  /** A pointer that came to rest has opened it already; the press that follows means "open", not "close". */
  return { hasOpened: () => isOn && details.current?.open === true && timer.current !== undefined };
}
