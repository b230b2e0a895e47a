import { accountLinksOf, type ShellUser, staffPagesOf } from '#app/components/shell/shell-user.ts';
import { listMyCompanies } from '#modules/account/list-my-companies.server.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { findPersonById } from '#modules/auth/person-store.server.ts';
import { findCompanyBrief } from '#modules/company/company-membership-store.server.ts';
import { isAway } from '#modules/is-away.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/**
 * Who is signed in, for which company, and for which others they could be. While the database is away the session still says
 * what they may open, so that pages without personal content are shown under a menu without names.
 */
export async function readShellUser(shop: Shop, visit: Visit): Promise<ShellUser | undefined> {
  const { claims } = visit;
  if (!claims) return undefined;
  try {
    return await readNames(shop, visit, claims);
  } catch (error) {
    if (!isAway(error)) throw error;
    const name = shop.texts.say(visit.language, 'shell', 'account.links.account') ?? '';
    return {
      name,
      email: '',
      role: claims.storm_role,
      company: undefined,
      otherCompanies: [],
      links: accountLinksOf(claims),
      staffPages: staffPagesOf(claims),
    };
  }
}

async function readNames(shop: Shop, visit: Visit, claims: Claims): Promise<ShellUser | undefined> {
  const person = await findPersonById(shop.db, claims.customer_id);
  if (!person) return undefined;
  const companies = await listMyCompanies(shop, visit);
  const current = claims.company_id === undefined ? undefined : await findCompanyBrief(shop.db, claims.company_id);
  return {
    name: `${person.firstName} ${person.lastName}`,
    email: person.emailAddress,
    role: claims.storm_role,
    company: current && { id: current.id, name: current.name },
    otherCompanies: companies.ok
      ? companies.value.filter(({ isCurrent }) => !isCurrent).map(({ id, name }) => ({ id, name }))
      : [],
    links: accountLinksOf(claims),
    staffPages: staffPagesOf(claims),
  };
}
