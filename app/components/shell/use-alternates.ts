import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader } from '#app/routes/shell/address.tsx';

/** The page that is open, in the same state, in the market's other languages: address by language. */
export function useAlternates(): Readonly<Record<string, string>> {
  const data = useRouteLoaderData<typeof loader>('address');
  const { search } = useLocation();
  if (!data) return {};
  const known: readonly string[] = data.keptBy;
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => known.includes(name)));
  const query = kept.size > 0 ? `?${kept}` : '';
  return Object.fromEntries(Object.entries(data.alternates).map(([language, path]) => [language, path + query]));
}
