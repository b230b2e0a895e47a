import type { ReactNode } from 'react';

export const sectionTitle = 'font-display text-4xl font-bold leading-[1.02] text-balance md:text-5xl';

/** A section's title at the left, and a link at the right. */
export function SectionHead({ title, aside, children }: { title: string; aside?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div className="max-w-2xl">
        <h2 className={sectionTitle}>{title}</h2>
        {children}
      </div>
      {aside}
    </div>
  );
}
