/** The target of rs/:slug. With UseResellerUniqueLogin off, a reseller's people sign in at the common page. */
export function resellerLoginPath(slug: string, isUnique: boolean): string {
  return isUnique ? `/login?${new URLSearchParams({ reseller: slug })}` : '/login';
}
