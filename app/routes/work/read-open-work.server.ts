import type { OpenWork } from '#app/work/shell/navigation.ts';
import { countRefusedImports } from '#modules/catalogue/list-imports.server.ts';
import { countApplications } from '#modules/company-application/list-applications.server.ts';
import { countMessagesToAnswer } from '#modules/contact/read-messages.server.ts';
import { countWaitingLogos } from '#modules/logo/staff-logos.server.ts';
import { readWaiting } from '#modules/order-history/list-staff-orders.server.ts';
import { countReviewsToRead } from '#modules/review/page-reviews.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Counting stops here, because higher exact numbers are of no use and cost time. */
const most = 1000;

/** Open work for staff by module. Modules refuse staff without the task; their counts are left out. */
export async function readOpenWork(shop: Shop, visit: Visit): Promise<OpenWork> {
  const waiting = await readWaiting(shop, visit, { most });
  const reviews = await countReviewsToRead(shop, visit, { most });
  const logos = await countWaitingLogos(shop, visit, { most });
  const companies = await countApplications(shop, visit, { most });
  const contact = await countMessagesToAnswer(shop, visit, { most });
  const imports = await countRefusedImports(shop, visit, { most });
  return {
    ...(waiting.ok && waiting.value),
    ...(reviews.ok && { reviews: reviews.value }),
    ...(logos.ok && { logos: logos.value }),
    ...(companies.ok && { companies: companies.value }),
    ...(contact.ok && { contact: contact.value }),
    ...(imports.ok && { imports: imports.value }),
  };
}
