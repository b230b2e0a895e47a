import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { slideAfter } from '#app/ui/slide-position.ts';

const settleMs = 50;

type Slides = {
  row: RefObject<HTMLUListElement | null>;
  current: number;
  look: () => void;
  show: (index: number) => void;
  move: (step: 1 | -1) => void;
  press: (event: KeyboardEvent) => void;
};

/** A row of slides with one visible, which loops. The browser scrolls; this hook tracks the position. */
export function useSlides(count: number): Slides {
  const row = useRef<HTMLUListElement>(null);
  const shown = useRef(0);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let width = list.clientWidth;
    // After a resize, scrolls back to the current picture.
    const observer = new ResizeObserver(() => {
      if (list.clientWidth === width) return;
      width = list.clientWidth;
      clearTimeout(timer);
      timer = setTimeout(
        () => list.scrollTo({ left: shown.current * list.clientWidth, behavior: 'instant' }),
        settleMs,
      );
    });
    observer.observe(list);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  const look = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth === 0) return;
    shown.current = Math.min(count - 1, Math.round(scrollLeft / clientWidth));
    setCurrent(shown.current);
  };
  const show = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth });
  const move = (step: 1 | -1) => show(slideAfter(current, step, count - 1, true));
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  return { row, current, look, show, move, press };
}
