import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of an order's page under its own heading. */
export function Section({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 font-display text-heading font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
