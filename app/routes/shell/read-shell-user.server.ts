import { accountLinksOf, type ShellUser, staffPagesOf } from '#app/components/shell/shell-user.ts';
import { listMyCompanies } from '#modules/account/list-my-companies.server.ts';
import { getProfile } from '#modules/account/profile.server.ts';
import { type Claims, isFromProcurement } from '#modules/auth/claims.ts';
import { countNotices } from '#modules/notices/read-notices.server.ts';
import { readUnlessAway } from '#modules/read-unless-away.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/**
 * The signed-in person, their company, and their other companies. While the database is unavailable the session still
 * tells what they may open, so that pages without personal content are shown with a menu without names.
 */
export async function readShellUser(shop: Shop, visit: Visit): Promise<ShellUser | undefined> {
  const { claims } = visit;
  if (!claims) return undefined;
  const name = shop.texts.say(visit.language, 'shell', 'account.links.account') ?? '';
  return readUnlessAway(readNames(shop, visit, claims), {
    name,
    email: '',
    role: claims.storm_role,
    company: undefined,
    otherCompanies: [],
    links: accountLinksOf(claims),
    unreadNotices: isFromProcurement(claims) ? undefined : 0,
    staffPages: staffPagesOf(claims),
  });
}

async function readNames(shop: Shop, visit: Visit, claims: Claims): Promise<ShellUser | undefined> {
  const profile = await getProfile(shop, visit);
  if (!profile.ok) return undefined;
  const { firstName, lastName, emailAddress, company } = profile.value;
  const companies = await listMyCompanies(shop, visit);
  return {
    name: `${firstName} ${lastName}`,
    email: emailAddress,
    role: claims.storm_role,
    company,
    otherCompanies:
      companies.ok && !isFromProcurement(claims)
        ? companies.value.filter(({ isCurrent }) => !isCurrent).map(({ id, name }) => ({ id, name }))
        : [],
    links: accountLinksOf(claims),
    unreadNotices: isFromProcurement(claims) ? undefined : await countNotices(shop, visit),
    staffPages: staffPagesOf(claims),
  };
}
