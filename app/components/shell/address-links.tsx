import { useAddressData } from '#app/frame-data/use-address-data.ts';

/** Where search engines should look for the page, and for the same in the market's other languages. */
export function AddressLinks({ query = '' }: { query?: string }) {
  const data = useAddressData();
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
