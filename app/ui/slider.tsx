import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from './class-names.ts';
import { SlideDots, SlideSteps } from './slide-controls.tsx';
import { lastStart, slideAfter, slideAt, slidesInSight } from './slide-position.ts';

type Props = {
  /** What is shown: "Pictures of the jacket". */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /** The first slide follows the last. */
  isEndless?: boolean;
  hasDots?: boolean;
  onSlide?: (index: number) => void;
  /**
   * Visible slides and gap: `[--in-sight:1.2] md:[--in-sight:4] [--gap:1rem]`. Default: one. A row that extends to the
   * screen's edges has `[--bleed:1.25rem] -mx-(--bleed)`.
   */
  className?: string;
};

/** A row of slides, moved by touch, wheel, arrow keys or buttons. Without scripts it still scrolls. */
export function Slider({ label, children, isEndless = false, hasDots = true, onSlide, className }: Props) {
  const t = useTranslations('ui.slider');
  const slides = Children.toArray(children);
  const count = slides.length;
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [last, setLast] = useState(count - 1);
  const look = () => {
    if (!row.current) return;
    const measures = measure(row.current);
    setLast(lastStart(measures));
    const index = slideAt(measures);
    if (index === current) return;
    setCurrent(index);
    onSlide?.(index);
  };
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => setLast(Math.min(count - 1, lastStart(measure(list)))));
    observer.observe(list);
    return () => observer.disconnect();
  }, [count]);
  // The style sheet decides on smooth scrolling, because it respects reduced motion.
  const show = (index: number) => row.current?.scrollTo({ left: measure(row.current).pitch * index });
  const move = (direction: 1 | -1) => {
    if (!row.current) return;
    const measures = measure(row.current);
    show(slideAfter(current, direction * slidesInSight(measures, measures.gap), last, isEndless));
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  const isMovable = last > 0;
  return (
    <section aria-roledescription="carousel" aria-label={label} className={cx('group/slider', className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move what scrolls */}
      <ul
        ref={row}
        onScroll={look}
        onKeyDown={press}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="no-scrollbar relative flex snap-x snap-mandatory scroll-px-(--bleed) gap-(--gap) px-(--bleed) overflow-x-auto overscroll-x-contain scroll-smooth -outline-offset-2"
      >
        {slides.map((slide, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a slide is its place in the row
            key={index}
            className="min-w-0 shrink-0 basis-[calc((100%-(var(--in-sight,1)-1)*var(--gap,0px))/var(--in-sight,1))] snap-start"
          >
            {slide}
          </li>
        ))}
      </ul>
      {isMovable && (
        <div className="mt-5 flex min-h-11 items-center gap-3 px-(--bleed)">
          {hasDots && <SlideDots count={last + 1} current={current} onShow={show} />}
          <p className="ml-auto font-display text-lg font-semibold tabular-nums" aria-live="polite">
            {t('position', { number: current + 1, total: last + 1 })}
          </p>
          <SlideSteps onMove={move} isAtStart={!isEndless && current === 0} isAtEnd={!isEndless && current === last} />
        </div>
      )}
    </section>
  );
}

function measure(row: HTMLElement) {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  const pitch = first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth;
  const { scrollLeft, clientWidth, scrollWidth } = row;
  return { scrollLeft, clientWidth, scrollWidth, pitch, gap: pitch - (first?.offsetWidth ?? pitch) };
}
