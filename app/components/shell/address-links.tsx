import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/routes/shell/address.tsx';

/** Where search engines should look for the page, and for the same in the market's other languages. */
export function AddressLinks({ query = '' }: { query?: string }) {
  const data = useRouteLoaderData<typeof loader>('address');
  if (!data) return null;
  const { base, canonical, alternates, cultures } = data;
  return (
    <>
      <link rel="canonical" href={`${base}${canonical}${query}`} />
      {Object.entries(alternates).map(([code, path]) => (
        <link key={code} rel="alternate" hrefLang={cultures[code]} href={`${base}${path}${query}`} />
      ))}
    </>
  );
}
