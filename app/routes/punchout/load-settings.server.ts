import { notFound } from '#app/not-found.ts';
import { readCompanyConnection } from '#modules/punchout/change-connection.server.ts';
import { writeRules } from '#modules/punchout-document/rule-lines.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** What staff can change of a connection, as their form shows it. */
export async function loadSettings(shop: Shop, visit: Visit, companyId: number) {
  const read = await readCompanyConnection(shop, visit, { companyId });
  if (!read.ok) throw notFound();
  const { settings, credentials } = read.value;
  const { targets, vendor, services, window, fields } = settings;
  return {
    settings: { targets: targets.join('\n'), vendor, services, window, fields: writeRules(fields) },
    secrets: credentials,
  };
}
