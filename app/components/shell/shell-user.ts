import { openPagesUnder } from '#app/components/account/open-pages.ts';
import { notYetOpen, pages } from '#app/pages.ts';
import { mayOpen } from '#modules/auth/access.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { isB2B } from '#modules/auth/is-b2b.ts';
import type { Role } from '#modules/auth/roles.ts';

type CompanyName = { id: number; name: string };

/** What the header shows of whoever is signed in. */
export type ShellUser = {
  name: string;
  email: string;
  role: Role;
  company: CompanyName | undefined;
  otherCompanies: CompanyName[];
  links: AccountLink[];
  /** The pages of the staff area that this member may open; none for anybody else. */
  staffPages: string[];
};

const accountPages = ['account', 'accountOrders', 'accountSettings', 'instantOrder', 'company', 'staff'] as const;

type AccountLink = (typeof accountPages)[number];

/** The ways into own pages, the company's and the staff's: those that are open, and open to this role. */
export function accountLinksOf(claims: Claims): AccountLink[] {
  return accountPages.filter((name) => {
    const page = pages.find((one) => one.name === name);
    return (
      page &&
      !notYetOpen.includes(name) &&
      mayOpen(page, claims) === 'open' &&
      (name !== 'instantOrder' || isB2B(claims))
    );
  });
}

/** The pages of the staff area that are open to somebody with these tasks. */
export const staffPagesOf = (claims: Claims | undefined): string[] =>
  openPagesUnder('staff')
    .filter((page) => mayOpen(page, claims) === 'open')
    .map(({ name }) => name);
