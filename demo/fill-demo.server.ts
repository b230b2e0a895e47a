import type { Shop } from '#modules/shop.server.ts';
import { fillAllowances } from './approval/fill-allowances.server.ts';
import { fillRules } from './approval/fill-rules.server.ts';
import { fillCampaigns } from './campaigns/fill-campaigns.server.ts';
import { hasChapter, isSomebodysShop, noteChapter } from './chapter-store.server.ts';
import { checkoutChapters } from './checkout/chapters.server.ts';
import { fillCompanies } from './companies/fill-companies.server.ts';
import { fillCompanyPages } from './companies/fill-company-pages.server.ts';
import { fillCrew } from './companies/fill-crew.server.ts';
import { fillLaundries } from './companies/fill-laundries.server.ts';
import { fillLogos } from './companies/fill-logos.server.ts';
import { fillResellerLogin } from './companies/fill-reseller-login.server.ts';
import { fillContent } from './content/fill-content.server.ts';
import { fillMedia } from './content/fill-media.server.ts';
import { fillRedirects } from './content/fill-redirects.server.ts';
import { fillCatalogue } from './fill-catalogue.server.ts';
import { fillContact } from './fill-contact.server.ts';
import { fillInsights } from './fill-insights.server.ts';
import { fillNewsletter } from './fill-newsletter.server.ts';
import { fillNotices } from './fill-notices.server.ts';
import { fillReviews } from './fill-reviews.server.ts';
import { fillStaffChanges } from './fill-staff-changes.server.ts';
import { fillGarments } from './garments/fill-garments.server.ts';
import { fillGuides } from './guides/fill-guides.server.ts';
import { fillNames } from './orders/fill-names.server.ts';
import { fillOrders } from './orders/fill-orders.server.ts';
import { fillServices } from './orders/fill-services.server.ts';
import { fillLog } from './procurement/fill-log.server.ts';
import { fillSystems } from './procurement/fill-systems.server.ts';

export type DemoShop = Pick<Shop, 'db' | 'clock' | 'env' | 'snapshots' | 'texts' | 'files'>;

export type DemoOptions = {
  products: number;
  markets?: readonly string[];
  onProgress: (what: string, done: { rows: number; fraction: number | undefined }) => void;
};

export type Chapter = { name: string; fill: (shop: DemoShop, options: DemoOptions) => Promise<void> };

/** In this order: companies refer to the catalogue's price lists. A later chapter joins by being listed. */
const chapters: readonly Chapter[] = [
  { name: 'catalogue', fill: fillCatalogue },
  { name: 'companies', fill: fillCompanies },
  { name: 'content', fill: fillContent },
  { name: 'campaigns', fill: fillCampaigns },
  ...checkoutChapters,
  { name: 'reviews', fill: fillReviews },
  { name: 'contact', fill: fillContact },
  { name: 'orders', fill: fillOrders },
  { name: 'crew', fill: fillCrew },
  { name: 'laundries', fill: fillLaundries },
  { name: 'staff-changes', fill: fillStaffChanges },
  { name: 'approval-rules', fill: fillRules },
  { name: 'allowances', fill: fillAllowances },
  { name: 'names', fill: fillNames },
  { name: 'logos', fill: fillLogos },
  { name: 'services', fill: fillServices },
  { name: 'procurement-systems', fill: fillSystems },
  { name: 'procurement-log', fill: fillLog },
  { name: 'garments', fill: fillGarments },
  { name: 'reseller-login', fill: fillResellerLogin },
  { name: 'company-pages', fill: fillCompanyPages },
  { name: 'guides', fill: fillGuides },
  { name: 'insights', fill: fillInsights },
  { name: 'newsletter', fill: fillNewsletter },
  { name: 'notices', fill: fillNotices },
  { name: 'media', fill: fillMedia },
  { name: 'redirects', fill: fillRedirects },
];

/**
 * Fills the missing chapters of this database, and returns their names. A database with a catalogue or companies from another source is a
 * real shop, and is left alone.
 */
export async function fillDemo(shop: DemoShop, options: DemoOptions): Promise<string[]> {
  if (await isSomebodysShop(shop.db)) return [];
  const filled: string[] = [];
  for (const { name, fill } of chapters) {
    if (await hasChapter(shop.db, name)) continue;
    await fill(shop, options);
    await noteChapter(shop.db, name, shop.clock.now());
    filled.push(name);
  }
  return filled;
}
