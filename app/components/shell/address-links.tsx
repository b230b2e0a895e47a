import { useAddressData, useOtherMarkets } from '#app/frame-data/use-address-data.ts';

/** Canonical and alternate links of a page, for search engines. */
export function AddressLinks({ query = '' }: { query?: string }) {
  const data = useAddressData();
  const { others, xDefault } = useOtherMarkets();
  if (!data) return null;
  const { base, canonical, alternates, cultures } = data;
  const isPlain = query === '';
  return (
    <>
      <link rel="canonical" href={`${base}${canonical}${query}`} />
      {Object.entries(alternates).map(([code, path]) => (
        <link key={code} rel="alternate" hrefLang={cultures[code]} href={`${base}${path}${query}`} />
      ))}
      {isPlain &&
        others.map(({ hreflang, href }) => <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />)}
      {isPlain && xDefault && <link rel="alternate" hrefLang="x-default" href={xDefault} />}
    </>
  );
}
