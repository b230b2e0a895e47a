import { accountLinksOf, type ShellUser, staffPagesOf } from '#app/components/shell/shell-user.ts';
import { readSignedIn } from '#modules/account/read-signed-in.server.ts';
import { type Claims, isFromProcurement } from '#modules/auth/claims.ts';
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
    company: undefined,
    otherCompanies: [],
    unreadNotices: isFromProcurement(claims) ? undefined : 0,
    ...openToRole(claims),
  });
}

async function readNames(shop: Shop, visit: Visit, claims: Claims): Promise<ShellUser | undefined> {
  const signedIn = await readSignedIn(shop, claims, visit);
  return signedIn && { ...signedIn, ...openToRole(claims) };
}

const openToRole = (claims: Claims) => ({
  role: claims.storm_role,
  links: accountLinksOf(claims),
  staffPages: staffPagesOf(claims),
});
