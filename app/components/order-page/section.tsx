import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { id: string; title: string; note?: string | undefined; children: ReactNode };

const headings = 'font-display text-heading font-bold';

/** A section of the order page with a heading. */
export function Section({ id, title, note, children }: Props) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className={headings}>
          {title}
        </h2>
        {note && <span className="text-sm text-quiet">{note}</span>}
      </div>
      {children}
    </section>
  );
}

type FoldedProps = { id: string; title: string; isOpen: boolean; children: ReactNode };

/** A section that is folded in the one-column layout while it is empty. */
export function FoldedSection({ id, title, isOpen, children }: FoldedProps) {
  return (
    <section id={id} aria-label={title} className="min-w-0 scroll-mt-24">
      <details open={isOpen} className="peer border-y border-line min-[1200px]:hidden">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4">
          <h2 className={headings}>{title}</h2>
          <ChevronDown aria-hidden="true" className="size-6 shrink-0 transition-[rotate] in-open:rotate-180" />
        </summary>
      </details>
      <h2 className={`${headings} mb-4 max-[1199px]:hidden`}>{title}</h2>
      <div className="max-[1199px]:hidden max-[1199px]:peer-open:block max-[1199px]:pt-4">{children}</div>
    </section>
  );
}
