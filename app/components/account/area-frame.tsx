import type { ReactNode } from 'react';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';

type AreaLink = { page: string; text: string };

type Props = { label: string; links: readonly AreaLink[]; current: string; children: ReactNode };

/** Pages of one area with their own navigation: at the side, or on a phone above the page. */
export function AreaFrame({ label, links, current, children }: Props) {
  const { href } = useShop();
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14">
      <nav aria-label={label} className="border-b border-line lg:sticky lg:top-36 lg:self-start lg:border-0">
        <p aria-hidden="true" className="eyebrow mb-3 hidden text-quiet lg:block">
          {label}
        </p>
        <ul className="flex flex-wrap gap-x-6 lg:block lg:border-l lg:border-line">
          {links.map(({ page, text }) => (
            <li key={page}>
              <PageLink
                href={href(page)}
                aria-current={page === current ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-[3px] border-transparent font-display text-xl font-semibold text-quiet -outline-offset-2 hover:text-ink aria-[current]:border-ink aria-[current]:text-ink lg:-ml-px lg:border-b-0 lg:border-l-[3px] lg:py-1.5 lg:pl-4"
              >
                {text}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 min-w-0 lg:mt-0">{children}</div>
    </div>
  );
}
