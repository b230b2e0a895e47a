/** What staff may be trusted with, one by one. */
type WorkTask = 'orders' | 'catalogue' | 'content' | 'customers' | 'campaigns' | 'settings' | 'finance' | 'read-only';

/** How much waits, by what it is. */
export type OpenWork = Readonly<Partial<Record<'orders' | 'messages' | 'returns' | 'reviews' | 'imports', number>>>;

type WorkGroup = 'daily' | 'offers' | 'setup' | 'links';

/** An entry of the navigation: the page it leads to, where it stands and the task that it belongs to. */
export type WorkEntry = {
  readonly page: string;
  /** Absent: above all groups. */
  readonly group?: WorkGroup;
  /** Absent: for everybody who works here. */
  readonly task?: WorkTask;
  /** What is counted beside it. */
  readonly counts?: keyof OpenWork;
};

/** The work shell's navigation, in its order. Pages of one thing (`staffOrder`) belong to the entry whose address theirs begins with. */
export const workEntries: readonly WorkEntry[] = [
  { page: 'staff' },
  { page: 'staffOrders', group: 'daily', task: 'orders', counts: 'orders' },
  { page: 'staffReturns', group: 'daily', task: 'orders', counts: 'returns' },
  { page: 'staffReviews', group: 'daily', task: 'content', counts: 'reviews' },
  { page: 'staffCampaigns', group: 'offers', task: 'campaigns' },
  { page: 'staffFlags', group: 'setup', task: 'settings' },
  { page: 'staffMarketSettings', group: 'setup', task: 'settings' },
  { page: 'staffImports', group: 'links', task: 'catalogue', counts: 'imports' },
  { page: 'staffClients', group: 'links', task: 'settings' },
  { page: 'staffWebhooks', group: 'links', task: 'settings' },
];

export const workGroups: readonly WorkGroup[] = ['daily', 'offers', 'setup', 'links'];

/** Which entry an address belongs to: the longest that it begins with. */
export function entryAt(path: string, hrefOf: (page: string) => string): WorkEntry | undefined {
  const isUnder = (href: string) => path === href || path.startsWith(`${href}/`);
  return workEntries
    .filter(({ page }) => isUnder(hrefOf(page)))
    .toSorted((one, other) => hrefOf(other.page).length - hrefOf(one.page).length)[0];
}
