import type { ReactNode } from 'react';

type Props = { id: string; title: string; text?: ReactNode; children: ReactNode };

/** A section of a settings page: description at the left, controls at the right. Links point to its id. */
export function Section({ id, title, text, children }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-x-12 gap-y-6 border-t border-line py-10 outline-none first:border-t-0 md:scroll-mt-36 min-[1200px]:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <header>
        <h2 id={`${id}-title`} className="font-display text-heading font-bold">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-xl text-quiet text-pretty">{text}</p>}
      </header>
      <div className="min-w-0 max-w-2xl">{children}</div>
    </section>
  );
}
