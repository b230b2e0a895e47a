import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/routes/shell/address.tsx';

/** The page that is open, in the market's other languages: path by language. */
export function useAlternates(): Readonly<Record<string, string>> {
  const data = useRouteLoaderData<typeof loader>('address');
  return data?.alternates ?? {};
}
