/** Counts of open work by kind. */
export type OpenWork = Readonly<
  Partial<
    Record<
      'orders' | 'messages' | 'returns' | 'reviews' | 'companies' | 'imports' | 'logos' | 'held' | 'contact',
      number
    >
  >
>;

type WorkGroup = 'daily' | 'offers' | 'setup' | 'links';

/** An entry of the navigation. The task that a page requires is defined in app/pages.ts. */
export type WorkEntry = {
  readonly page: string;
  /** Absent for entries above all groups. */
  readonly group?: WorkGroup;
  /** The count shown beside the entry. */
  readonly counts?: keyof OpenWork;
};

/**
 * The entries of the work shell's navigation, in order. Detail pages (`staffOrder`) belong to the entry whose address is a
 * prefix of theirs.
 */
export const workEntries: readonly WorkEntry[] = [
  { page: 'staff' },
  { page: 'staffOrders', group: 'daily', counts: 'orders' },
  { page: 'staffReturns', group: 'daily', counts: 'returns' },
  { page: 'staffLogos', group: 'daily', counts: 'logos' },
  { page: 'staffReviews', group: 'daily', counts: 'reviews' },
  { page: 'staffCompanies', group: 'daily', counts: 'companies' },
  { page: 'staffMessages', group: 'daily', counts: 'contact' },
  { page: 'staffContents', group: 'offers' },
  { page: 'staffCampaigns', group: 'offers' },
  { page: 'staffNewsletter', group: 'offers' },
  { page: 'staffInsights', group: 'offers' },
  { page: 'staffMedia', group: 'offers' },
  { page: 'staffGuides', group: 'offers' },
  { page: 'staffTranslations', group: 'setup' },
  { page: 'staffRedirects', group: 'setup' },
  { page: 'staffFlags', group: 'setup' },
  { page: 'staffMarketSettings', group: 'setup' },
  { page: 'companySettings', group: 'setup' },
  { page: 'staffMembers', group: 'setup' },
  { page: 'staffHistory', group: 'setup' },
  { page: 'staffImports', group: 'links', counts: 'imports' },
  { page: 'staffBusinessFeeds', group: 'links' },
  { page: 'staffClients', group: 'links' },
  { page: 'staffWebhooks', group: 'links' },
  { page: 'staffPunchout', group: 'links' },
];

export const workGroups: readonly WorkGroup[] = ['daily', 'offers', 'setup', 'links'];

/** The entry of an address: the one with the longest matching prefix. */
export function entryAt(path: string, hrefOf: (page: string) => string): WorkEntry | undefined {
  const isUnder = (href: string) => path === href || path.startsWith(`${href}/`);
  return workEntries
    .filter(({ page }) => isUnder(hrefOf(page)))
    .toSorted((one, other) => hrefOf(other.page).length - hrefOf(one.page).length)[0];
}
