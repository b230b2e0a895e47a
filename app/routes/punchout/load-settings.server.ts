import type { Changeable } from '#app/components/punchout/changeable.ts';
import { notFound } from '#app/not-found.ts';
import { readCompanyConnection, readPossibleBuyers } from '#modules/punchout/change-connection.server.ts';
import { writeRules } from '#modules/punchout-document/rule-lines.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** What can be changed of a connection, as its forms show it. */
export async function loadSettings(shop: Shop, visit: Visit, companyId: number): Promise<Changeable> {
  const read = await readCompanyConnection(shop, visit, { companyId });
  const buyers = await readPossibleBuyers(shop, visit, { companyId });
  if (!read.ok || !buyers.ok) throw notFound();
  const { settings, credentials } = read.value;
  const { targets, vendor, services, window, fields } = settings;
  return {
    settings: { targets: targets.join('\n'), vendor, services, window, fields: writeRules(fields) },
    secrets: credentials,
    buyers: buyers.value,
  };
}
