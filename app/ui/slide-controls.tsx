import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

type DotsProps = { count: number; current: number; onShow: (index: number) => void };

/** One mark per slide, the current one thicker; each links to its slide. */
export function SlideDots({ count, current, onShow }: DotsProps) {
  const t = useTranslations('ui.slider');
  return (
    <ol className="flex min-w-0 flex-1 flex-wrap">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a dot is its place in the row
        <li key={index}>
          <button
            type="button"
            aria-label={t('goTo', { number: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
            className="group/dot grid h-6 w-9 place-items-center"
          >
            <span className="h-0.5 w-7 bg-line transition-[background-color,height] group-hover/dot:bg-edge group-aria-[current]/dot:h-1 group-aria-[current]/dot:bg-ink" />
          </button>
        </li>
      ))}
    </ol>
  );
}

type StepsProps = {
  onMove: (step: 1 | -1) => void;
  /** True at an end, if the slider does not loop. */
  isAtStart?: boolean;
  isAtEnd?: boolean;
  className?: string;
};

/** Buttons to the previous and next slide. */
export function SlideSteps({ onMove, isAtStart = false, isAtEnd = false, className }: StepsProps) {
  const t = useTranslations('ui.slider');
  return (
    <div className={cx('flex gap-1', className)}>
      <IconButton label={t('previous')} kind="secondary" disabled={isAtStart} onClick={() => onMove(-1)}>
        <ArrowLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={t('next')} kind="secondary" disabled={isAtEnd} onClick={() => onMove(1)}>
        <ArrowRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
