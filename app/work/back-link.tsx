import { ChevronLeft } from 'lucide-react';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { cx } from '#app/ui/class-names.ts';

export type Back = { readonly href: string; readonly text: string };

/** From a page to what it belongs to. */
export function BackLink({ href, text, className }: Back & { className?: string }) {
  return (
    <PageLink
      href={href}
      className={cx(
        '-ml-1 inline-flex min-h-6 items-center gap-1 text-quiet hover:text-ink hover:underline',
        className,
      )}
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {text}
    </PageLink>
  );
}
