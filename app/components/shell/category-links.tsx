import { useId } from 'react';
import { buttonClasses } from '#app/ui/button-style.ts';
import { PageLink } from './page-link.tsx';

export type CategoryLink = { readonly name: string; readonly href: string };

type Props = { title: string; categories: readonly CategoryLink[] };

/** Links to categories, for pages with nothing else to show. */
export function CategoryLinks({ title, categories }: Props) {
  const id = useId();
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-display text-subheading font-semibold">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {categories.map(({ name, href }) => (
          <li key={href}>
            <PageLink href={href} className={buttonClasses({ kind: 'secondary' })}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
