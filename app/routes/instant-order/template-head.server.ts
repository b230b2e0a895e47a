import type { Shop } from '#modules/shop.server.ts';
import { readServicesOrNone } from '#modules/vas/services.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The columns of the file in the visitor's language, with services where the company orders them. */
export async function templateHead(shop: Shop, visit: Visit): Promise<string> {
  const { isOn } = await readServicesOrNone(shop, visit);
  const columns = ['article', 'quantity', ...(isOn ? ['services'] : [])];
  return columns.map((name) => shop.texts.say(visit.language, 'instant-order', `table.${name}`) ?? name).join(';');
}
