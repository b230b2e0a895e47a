import type { Page } from '#app/pages.ts';

/** Areas of the shop whose texts only their own screens need. */
const areas = ['account', 'catalogue', 'product', 'staff', 'design'] as const;

type Area = (typeof areas)[number];

/** Whose parts an area shows besides its own: below a product stand cards of others. */
const borrows: Partial<Record<Area, Area>> = { product: 'catalogue' };

export function domainsOfPage(page: Page | undefined): Area[] {
  const own = areas.filter((area) => page?.file.startsWith(`routes/${area}/`));
  return own.flatMap((area) => [area, borrows[area] ?? []].flat());
}

/** The paths without a language have texts of their own as well. */
export function domainsOfPath(path: string): string[] {
  if (path.startsWith('/dev/')) return ['dev'];
  return /^\/(?:login|logout|register|auth)(?:\/|\.|$)/.test(path) ? ['login'] : [];
}
