/** How much waits, by what it is. */
export type OpenWork = Readonly<
  Partial<Record<'orders' | 'messages' | 'returns' | 'reviews' | 'companies' | 'imports', number>>
>;

type WorkGroup = 'daily' | 'offers' | 'setup' | 'links';

/** An entry of the navigation: the page it leads to and where it stands. Which task opens a page is said in app/pages.ts. */
export type WorkEntry = {
  readonly page: string;
  /** Absent: above all groups. */
  readonly group?: WorkGroup;
  /** What is counted beside it. */
  readonly counts?: keyof OpenWork;
};

/** The work shell's navigation, in its order. Pages of one thing (`staffOrder`) belong to the entry whose address theirs begins with. */
export const workEntries: readonly WorkEntry[] = [
  { page: 'staff' },
  { page: 'staffOrders', group: 'daily', counts: 'orders' },
  { page: 'staffReturns', group: 'daily', counts: 'returns' },
  { page: 'staffReviews', group: 'daily', counts: 'reviews' },
  { page: 'staffCompanies', group: 'daily', counts: 'companies' },
  { page: 'staffCampaigns', group: 'offers' },
  { page: 'staffFlags', group: 'setup' },
  { page: 'staffMarketSettings', group: 'setup' },
  { page: 'staffMembers', group: 'setup' },
  { page: 'staffHistory', group: 'setup' },
  { page: 'staffImports', group: 'links', counts: 'imports' },
  { page: 'staffClients', group: 'links' },
  { page: 'staffWebhooks', group: 'links' },
];

export const workGroups: readonly WorkGroup[] = ['daily', 'offers', 'setup', 'links'];

/** Which entry an address belongs to: the longest that it begins with. */
export function entryAt(path: string, hrefOf: (page: string) => string): WorkEntry | undefined {
  const isUnder = (href: string) => path === href || path.startsWith(`${href}/`);
  return workEntries
    .filter(({ page }) => isUnder(hrefOf(page)))
    .toSorted((one, other) => hrefOf(other.page).length - hrefOf(one.page).length)[0];
}
