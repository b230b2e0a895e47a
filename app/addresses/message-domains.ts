import type { Page } from '#app/pages.ts';

/** Areas of the shop whose texts only their own screens need. */
const areas = ['account', 'catalogue', 'staff', 'design'] as const;

type Area = (typeof areas)[number];

export function domainsOfPage(page: Page | undefined): Area[] {
  return areas.filter((area) => page?.file.startsWith(`routes/${area}/`));
}

/** The paths without a language have texts of their own as well. */
export function domainsOfPath(path: string): string[] {
  if (path.startsWith('/dev/')) return ['dev'];
  return /^\/(?:login|logout|register|auth)(?:\/|\.|$)/.test(path) ? ['login'] : [];
}
