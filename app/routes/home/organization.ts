/** Structured data about the shop, on the front page of each market. */
export const organizationData = (base: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Yrke',
  url: base,
  logo: `${base}/icon-512.png`,
});
