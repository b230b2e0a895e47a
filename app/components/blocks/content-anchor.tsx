import type { ReactNode } from 'react';
import { PageLink } from '#app/components/shell/page-link.tsx';
import type { ContentLink } from '#modules/content/content-parts.ts';
import { useSurroundings } from './surroundings.ts';

type Props = { link: ContentLink; className?: string; children: ReactNode };

/** A link of a document. Within the shop the router follows it; within the page the reader is taken there gently. */
export function ContentAnchor({ link, className, children }: Props) {
  const { hrefOf, isOpen } = useSurroundings();
  const href = hrefOf(link);
  // The words may be part of a sentence.
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

/** Without a target the browser is left to do what it does. */
function scrollTo(id: string): boolean {
  const target = document.getElementById(id);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  target?.focus({ preventScroll: true });
  return target !== null;
}
