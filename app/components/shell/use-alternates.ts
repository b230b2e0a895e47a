import { useLocation } from 'react-router';
import { useAddressData } from '#app/frame-data/use-address-data.ts';

/** The current page in the same state in the market's other languages: address by language. */
export function useAlternates(): Readonly<Record<string, string>> {
  const data = useAddressData();
  const { search } = useLocation();
  if (!data) return {};
  const known: readonly string[] = data.keptBy;
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => known.includes(name)));
  const query = kept.size > 0 ? `?${kept}` : '';
  return Object.fromEntries(Object.entries(data.alternates).map(([language, path]) => [language, path + query]));
}
