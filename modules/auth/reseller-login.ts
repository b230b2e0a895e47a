/** Where rs/:slug leads. With UseResellerUniqueLogin off a reseller's people sign in where everybody does. */
export function resellerLoginPath(slug: string, isUnique: boolean): string {
  return isUnique ? `/login?${new URLSearchParams({ reseller: slug })}` : '/login';
}
