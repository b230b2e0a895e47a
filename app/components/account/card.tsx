import { type ReactNode, useId } from 'react';

type Props = { title: string; children: ReactNode };

export function Card({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border border-line bg-paper p-6 md:p-8">
      <h2 id={id} className="eyebrow text-quiet">
        {title}
      </h2>
      {children}
    </section>
  );
}
