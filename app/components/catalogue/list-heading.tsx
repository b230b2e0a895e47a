import { PageLink } from '#app/components/shell/page-link.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import type { PlaceView } from './list-view.ts';

/** Where the visitor is in the assortment, what it is about, and what is below. */
export function ListHeading({ place: { heading, description, trail, below } }: { place: PlaceView }) {
  return (
    <header>
      {trail.length > 0 && (
        <Breadcrumbs trail={trail.map(({ name, href }) => ({ label: name, to: href }))} current={heading} />
      )}
      <h1 className="mt-2 font-display text-title font-bold text-balance wrap-anywhere">{heading}</h1>
      {description && <p className="mt-3 max-w-3xl text-quiet text-pretty">{description}</p>}
      <PlaceLinks links={below} className="mt-5" />
    </header>
  );
}

type LinksProps = { links: PlaceView['below']; className?: string };

/** On a phone a row to push, elsewhere lines of links. */
export function PlaceLinks({ links, className = '' }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <ul
      className={`-mx-5 flex gap-2 overflow-x-auto px-5 pb-1 no-scrollbar md:mx-0 md:flex-wrap md:overflow-visible md:px-0 ${className}`}
    >
      {links.map(({ name, href, count }) => (
        <li key={href} className="shrink-0">
          <PageLink
            href={href}
            className="flex min-h-10 items-center gap-2 border border-line bg-paper px-4 text-[0.9375rem] font-medium hover:border-ink"
          >
            {name}
            {count !== undefined && <span className="text-sm text-quiet tabular-nums">{count}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
