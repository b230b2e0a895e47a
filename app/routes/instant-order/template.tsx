import { shopContext, visitContext } from '#app/context.ts';
import { readServicesOrNone } from '#modules/vas/services.server.ts';
import type { Route } from './+types/template.ts';

/** Spreadsheets recognise the letters by it. */
const byteOrderMark = '\u{FEFF}';

/** A file to fill in: the columns in the visitor's language, with services where the company orders them. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { isOn } = await readServicesOrNone(shop, visit);
  const columns = ['article', 'quantity', ...(isOn ? ['services'] : [])];
  const head = columns.map((name) => shop.texts.say(visit.language, 'instant-order', `table.${name}`) ?? name);
  return new Response(`${byteOrderMark}${head.join(';')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="order.csv"',
      'cache-control': 'no-store',
    },
  });
}
