import { ArrowRight } from 'lucide-react';
import type { ContentAction } from '#modules/content/content-parts.ts';
import { ContentAnchor } from './content-anchor.tsx';
import { useSurroundings } from './surroundings.ts';

const looks = {
  solid: 'bg-ink text-paper hover:bg-signal hover:text-ink',
  outline: 'border border-current hover:border-ink hover:bg-ink hover:text-paper',
  signal: 'bg-signal text-ink hover:bg-paper',
  'outline-on-dark': 'border border-current hover:border-paper hover:bg-paper hover:text-ink',
};

type ButtonProps = ContentAction & { look?: keyof typeof looks };

export function ActionButton({ text, link, look = 'solid' }: ButtonProps) {
  if (!useSurroundings().isOpen(link)) return null;
  return (
    <ContentAnchor
      link={link}
      className={`group inline-flex min-h-12 items-center gap-3 px-6 py-2.5 font-semibold transition-colors ${looks[look]}`}
    >
      {text}
      <Arrow />
    </ContentAnchor>
  );
}

/** A text link for use beside a heading. */
export function ActionLine({ text, link }: ContentAction) {
  if (!useSurroundings().isOpen(link)) return null;
  return (
    <ContentAnchor
      link={link}
      className="group inline-flex items-center gap-2 border-b border-current py-1 font-semibold hover:border-b-2 hover:pb-[3px]"
    >
      {text}
      <Arrow />
    </ContentAnchor>
  );
}

export function Arrow() {
  return (
    <ArrowRight
      aria-hidden="true"
      className="size-4 shrink-0 transition-transform group-hover:translate-x-1 motion-reduce:transform-none"
      strokeWidth={2}
    />
  );
}
