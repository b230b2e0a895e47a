import type { ReactNode } from 'react';
import { PageLink } from '#app/components/shell/page-link.tsx';
import type { ContentLink } from '#modules/content/content-parts.ts';
import { useSurroundings } from './surroundings.ts';

type Props = { link: ContentLink; className?: string; children: ReactNode };

/** A link of a document: the router follows links within the shop, and links within the page scroll smoothly. */
export function ContentAnchor({ link, className, children }: Props) {
  const { hrefOf, isOpen } = useSurroundings();
  const href = hrefOf(link);
  // A link without an open target becomes plain text, because it may be part of a sentence.
  if (!isOpen(link)) return <span>{children}</span>;
  if (href.startsWith('/'))
    return (
      <PageLink href={href} className={className}>
        {children}
      </PageLink>
    );
  if (href.length > 1 && href.startsWith('#'))
    return (
      <a href={href} className={className} onClick={(event) => scrollTo(href.slice(1)) && event.preventDefault()}>
        {children}
      </a>
    );
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}

/** Returns false if there is no target, so that the browser's default applies. */
function scrollTo(id: string): boolean {
  const target = document.getElementById(id);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  target?.focus({ preventScroll: true });
  return target !== null;
}
