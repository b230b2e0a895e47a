import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '#app/components/shell/page-link.tsx';

type Props = { href: string; title: string; text: string; icon: ReactNode };

/** A way onward, as large as a hand: the whole of it is the link. */
export function Tile({ href, title, text, icon }: Props) {
  return (
    <PageLink
      href={href}
      className="group flex h-full flex-col border border-line bg-paper p-6 transition-shadow hover:border-ink hover:shadow-[inset_6px_0_0_var(--color-signal)]"
    >
      <span className="flex items-start justify-between text-quiet [&>svg]:size-7 [&>svg]:stroke-[1.5]">
        {icon}
        <ArrowRight aria-hidden="true" className="size-5! transition-[translate] group-hover:translate-x-1" />
      </span>
      <span className="mt-8 font-display text-subheading font-bold">{title}</span>
      <span className="mt-1 text-quiet text-pretty">{text}</span>
    </PageLink>
  );
}
