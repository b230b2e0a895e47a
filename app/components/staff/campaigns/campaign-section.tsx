import { type ReactNode, useId } from 'react';

type Props = { title: string; text?: string; children: ReactNode };

/** A part of a long form, with a heading to find it by. */
export function CampaignSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-line pt-8">
      <div>
        <h2 id={id} className="font-display text-subheading font-bold">
          {title}
        </h2>
        {text && <p className="mt-1 max-w-2xl text-quiet text-pretty">{text}</p>}
      </div>
      {children}
    </section>
  );
}
