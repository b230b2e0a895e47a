import { openPagesUnder } from '#app/components/account/open-pages.ts';
import { pages } from '#app/pages.ts';
import { mayOpen } from '#modules/auth/access.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { isB2B } from '#modules/auth/is-b2b.ts';
import type { Role } from '#modules/auth/roles.ts';

type CompanyName = { id: number; name: string };

/** Facts about the signed-in visitor for the header. */
export type ShellUser = {
  name: string;
  email: string;
  role: Role;
  company: CompanyName | undefined;
  otherCompanies: CompanyName[];
  links: AccountLink[];
  /** Unread notices, at most 100; undefined if the person has no page of notices. */
  unreadNotices: number | undefined;
  /** Open staff pages; empty for other visitors. */
  staffPages: string[];
};

const accountPages = ['account', 'accountOrders', 'accountSettings', 'instantOrder', 'company', 'staff'] as const;

type AccountLink = (typeof accountPages)[number];

/** Account, company and staff links that are open to this role. */
export function accountLinksOf(claims: Claims): AccountLink[] {
  return accountPages.filter((name) => {
    const page = pages.find((one) => one.name === name);
    return page && mayOpen(page, claims) === 'open' && (name !== 'instantOrder' || isB2B(claims));
  });
}

/** It is among the pages of a company, but only for staff. */
const settingsOfCompanies = 'companySettings';

/** Staff pages that are open with these tasks. */
export const staffPagesOf = (claims: Claims | undefined): string[] =>
  [...openPagesUnder('staff'), ...pages.filter(({ name }) => name === settingsOfCompanies)]
    .filter((page) => mayOpen(page, claims) === 'open')
    .map(({ name }) => name);
