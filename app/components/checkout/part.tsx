import type { ReactNode } from 'react';

type Props = { id: string; title: string; text?: ReactNode; aside?: ReactNode; children: ReactNode };

/** A section of the checkout form with a heading. */
export function Part({ id, title, text, aside, children }: Props) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="border-t border-line pt-7 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`${id}-title`} className="font-display text-heading font-bold">
          {title}
        </h2>
        {aside && <p className="text-sm text-quiet">{aside}</p>}
      </div>
      {text && <p className="mt-2 max-w-prose text-quiet">{text}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  );
}
