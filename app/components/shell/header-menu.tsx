import { ArrowRight, ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Repeated } from '#app/markup/repeated.tsx';
import type { MenuPanel } from './menu-model.ts';
import { PageLink } from './page-link.tsx';
import { Popover } from './popover.tsx';

const entryLook = 'flex h-14 items-center gap-1 px-3 text-[0.9375rem] font-medium lg:px-4';

/** The categories on wide screens: one panel at a time, by mouse, keyboard or touch, also without scripts. */
export function HeaderMenu({ panels }: { panels: readonly MenuPanel[] }) {
  const t = useTranslations('shell.menu');
  return (
    <Repeated as="nav" of={panels} aria-label={t('categories')} className="hidden md:block">
      <ul className="flex flex-wrap items-stretch">
        {panels.map((panel) => (
          <li key={panel.href}>
            {panel.columns.length === 0 ? (
              <PageLink href={panel.href} className={`${entryLook} border-b-2 border-transparent hover:border-ink`}>
                {panel.name}
              </PageLink>
            ) : (
              <Popover
                group="category-menu"
                opensOnHover
                summaryClass={entryLook}
                summary={
                  <>
                    {panel.name}
                    <ChevronDown aria-hidden="true" className="size-3.5 opacity-50 transition group-open:rotate-180" />
                  </>
                }
                instead={<PanelContent panel={panel} isWhole={false} />}
                panelClass="inset-x-0 border-b border-line bg-paper shadow-[0_24px_40px_-24px_rgb(22_24_26/0.25)]"
              >
                <PanelContent panel={panel} isWhole />
              </Popover>
            )}
          </li>
        ))}
      </ul>
    </Repeated>
  );
}

/** Without scripts only the departments: their pages lead further. */
function PanelContent({ panel, isWhole }: { panel: MenuPanel; isWhole: boolean }) {
  const t = useTranslations('shell.menu');
  return (
    <div className="mx-auto max-h-[calc(100dvh-10rem)] max-w-[1680px] overflow-y-auto px-5 py-10 md:px-10 xl:px-16">
      <PageLink
        href={panel.href}
        isExample
        className="group/all inline-flex items-center gap-2 font-display text-3xl font-semibold"
      >
        {t('all', { name: panel.name })}
        <ArrowRight aria-hidden="true" className="size-6 transition group-hover/all:translate-x-1" />
      </PageLink>
      <div className="menu-columns mt-7">
        {panel.columns.map(({ name, href, links }, column) => (
          <div key={href}>
            <PageLink href={href} isExample={column === 0}>
              {name}
            </PageLink>
            {isWhole && links.length > 0 && (
              <ul>
                {links.map((link, at) => (
                  <li key={link.href}>
                    <PageLink href={link.href} isExample={column === 0 && at === 0}>
                      {link.name}
                    </PageLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
