import { ChevronDown, User } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ShellUser } from '#app/components/shell/shell-user.ts';
import { DealerPages } from './dealer-pages.tsx';
import { PageLink } from './page-link.tsx';
import { Popover } from './popover.tsx';
import { SignOutLink } from './sign-out-link.tsx';
import { useShop } from './use-shop.ts';

/** Sign-in link; for signed-in visitors: their pages, company pages, company switch and sign-out. */
export function AccountMenu({ user }: { user: ShellUser | undefined }) {
  const t = useTranslations('shell.account');
  const { href, language } = useShop();
  const { pathname, search } = useLocation();
  if (!user)
    return (
      <a
        href={`/login?returnTo=${encodeURIComponent(pathname + search)}&lang=${language}`}
        className="flex h-11 items-center gap-2 px-2 font-medium hover:underline"
      >
        <User aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">{t('signIn')}</span>
        <span className="sr-only sm:hidden">{t('signIn')}</span>
      </a>
    );
  return (
    <Popover
      group="header"
      summaryLabel={t('menuOf', { name: user.name })}
      summaryClass="flex h-11 items-center gap-2 px-2 font-medium"
      summary={
        <>
          <User aria-hidden="true" className="size-5" />
          <span aria-hidden="true" className="hidden max-w-40 truncate lg:inline min-[1200px]:max-w-64">
            {user.company?.name ?? user.name}
          </span>
          <ChevronDown aria-hidden="true" className="hidden size-3.5 opacity-50 lg:block" />
        </>
      }
      panelClass="right-0 top-full w-full border border-line bg-paper p-6 shadow-[0_24px_40px_-24px_rgb(22_24_26/0.25)] sm:right-5 sm:w-80 md:right-10"
    >
      <p className="font-semibold">{user.name}</p>
      <p className="truncate text-sm text-quiet">{user.company?.name ?? user.email}</p>
      <ul className="mt-4 border-t border-line pt-3">
        {user.links.map((page) => (
          <li key={page}>
            <PageLink href={href(page)} className="flex min-h-10 items-center hover:underline">
              {t(`links.${page}`)}
            </PageLink>
          </li>
        ))}
      </ul>
      <DealerPages role={user.role} />
      {user.otherCompanies.length > 0 && <CompanySwitch companies={user.otherCompanies} />}
      <p className="mt-3 border-t border-line pt-3">
        <SignOutLink className="flex min-h-10 items-center font-semibold hover:underline" />
      </p>
    </Popover>
  );
}

function CompanySwitch({ companies }: { companies: ShellUser['otherCompanies'] }) {
  const t = useTranslations('shell.account');
  const { pathname } = useLocation();
  return (
    <Form method="post" action="/auth/company" reloadDocument className="mt-3 border-t border-line pt-4">
      <input type="hidden" name="returnTo" value={pathname} />
      <p className="text-sm text-quiet" id="switch-company">
        {t('switchCompany')}
      </p>
      <ul aria-labelledby="switch-company" className="mt-1 max-h-56 overflow-y-auto">
        {companies.map(({ id, name }) => (
          <li key={id}>
            <button
              name="companyId"
              value={id}
              className="flex min-h-10 w-full cursor-pointer items-center text-left hover:underline"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
