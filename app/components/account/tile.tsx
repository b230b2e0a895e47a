import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { cx } from '#app/ui/class-names.ts';

type Props = {
  href: string;
  title: string;
  text: string;
  icon: ReactNode;
  /** Smaller padding, for pages with many tiles. */
  isLow?: boolean;
};

/** A large link to another page; the whole tile is clickable. */
export function Tile({ href, title, text, icon, isLow = false }: Props) {
  return (
    <PageLink
      href={href}
      className={cx(
        'group flex h-full flex-col border border-line bg-paper transition-shadow hover:border-ink hover:shadow-[inset_6px_0_0_var(--color-signal)]',
        isLow ? 'p-4' : 'p-6',
      )}
    >
      <span className="flex items-start justify-between text-quiet [&>svg]:size-7 [&>svg]:stroke-[1.5]">
        {icon}
        <ArrowRight aria-hidden="true" className="size-5! transition-[translate] group-hover:translate-x-1" />
      </span>
      <span className={cx('font-display text-subheading font-bold', isLow ? 'mt-2' : 'mt-8')}>{title}</span>
      <span className="mt-1 text-quiet text-pretty">{text}</span>
    </PageLink>
  );
}
