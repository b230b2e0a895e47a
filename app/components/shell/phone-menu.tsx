import { ChevronRight, Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOpened } from '#app/ui/use-opened.ts';
import { closeAt } from './close-at.ts';
import type { MenuPanel } from './menu-model.ts';
import { PageLink } from './page-link.tsx';

type Props = { panels: readonly MenuPanel[]; children: ReactNode };

/** The categories on phones: a sheet with nested sections; without scripts, with a link for each. */
export function PhoneMenu({ panels, children }: Props) {
  const t = useTranslations('shell.menu');
  const details = useRef<HTMLDetailsElement>(null);
  const { hasOpened, noteOpening } = useOpened(details);
  const { key } = useLocation();

  useEffect(() => closeAt(details.current, key), [key]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <details ref={details} className="group/menu md:hidden" name="header" onToggle={noteOpening}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard clicks a summary, too */}
      <summary
        onClick={noteOpening}
        aria-label={t('menu')}
        className="-ml-2 grid size-11 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden="true" className="size-6 group-open/menu:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 top-full z-40 h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-t border-line bg-paper px-5 pb-16">
        <nav aria-label={t('categories')}>
          <ul>
            {panels.map((panel) => (
              <li key={panel.href} className="border-b border-line">
                {hasOpened && panel.columns.length > 0 ? (
                  <PanelSection panel={panel} />
                ) : (
                  <PageLink
                    href={panel.href}
                    className="flex min-h-14 items-center font-display text-2xl font-semibold"
                  >
                    {panel.name}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </details>
  );
}

function PanelSection({ panel }: { panel: MenuPanel }) {
  const t = useTranslations('shell.menu');
  return (
    <details name="phone-category" className="group/panel">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-display text-2xl font-semibold [&::-webkit-details-marker]:hidden">
        {panel.name}
        <ChevronRight aria-hidden="true" className="size-5 transition group-open/panel:rotate-90" />
      </summary>
      <ul className="pb-5 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_ul_a]:pl-4 [&_ul_a]:text-quiet [&>li>a]:font-semibold">
        <li>
          <PageLink href={panel.href}>{t('all', { name: panel.name })}</PageLink>
        </li>
        {panel.columns.map(({ name, href, links }) => (
          <li key={href}>
            <PageLink href={href}>{name}</PageLink>
            {links.length > 0 && (
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <PageLink href={link.href}>{link.name}</PageLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
