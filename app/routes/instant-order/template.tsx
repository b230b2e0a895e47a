import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/template.ts';
import { templateHead } from './template-head.server.ts';

/** Spreadsheets recognise the letters by it. */
const byteOrderMark = '\u{FEFF}';

/** A file to fill in. */
export async function loader({ context }: Route.LoaderArgs) {
  const head = await templateHead(context.get(shopContext), context.get(visitContext));
  return new Response(`${byteOrderMark}${head}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="order.csv"',
      'cache-control': 'no-store',
    },
  });
}
