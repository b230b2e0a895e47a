import type { ReactNode } from 'react';
import { cx } from '#app/ui/class-names.ts';

/** A chapter of the page. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-8 scroll-mt-8 border-b border-ink pb-3 font-display text-heading font-bold">
        {title}
      </h2>
      <div className="grid gap-12">{children}</div>
    </section>
  );
}

/** One component, under the name of its file. */
export function Specimen({ file, children, className }: { file: string; children: ReactNode; className?: string }) {
  return (
    <div className="min-w-0">
      <p className="mb-4 font-mono text-xs text-quiet">{file}</p>
      <div className={cx('min-w-0', className)}>{children}</div>
    </div>
  );
}
