import { ok, refuse } from '#core/result.ts';
import { createCurrencyFormat } from '../../market/currency-format.ts';
import type { Shop } from '../../shop.server.ts';
import { tooManyRequests } from '../../too-many-requests.ts';
import type { Visit } from '../../visit.ts';
import type { CartRowView } from '../cart-view.ts';
import { readCartRows } from '../rows/read-cart-rows.server.ts';
import { cartMailAsked, cartMailAskedPayload } from './cart-events.ts';

type Input = { readonly cartId: string; readonly emailAddress: string; readonly message?: string | undefined };

/** The mail goes to any address in the shop's name, so this limit prevents spam. */
const perHour = { name: 'cart-mail', points: 10, seconds: 60 * 60 };

/** Access: cart owner. The mail has the rows as they are now and gives no access to the cart. */
export async function mailCart(shop: Shop, visit: Visit, { cartId, emailAddress, message = '' }: Input) {
  const read = await readCartRows(shop, visit, { cartId });
  if (!read.ok) return read;
  const { rows, hidesPrices, priced, mode } = read.value;
  if (rows.length === 0) return refuse({ code: 'cart-empty' });
  const { allowed, resetSeconds } = await shop.limits.take(perHour, visit.clientAddress);
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  const { market, language } = visit;
  const culture = market.locales[language]?.cultureCode ?? language;
  const { format } = createCurrencyFormat(culture, priced.currency);
  const told = ({ sku, name, colour, size, quantity, soldBy, price }: CartRowView) => {
    const { net, gross } = price.total;
    const shown = mode === 'incl' ? (gross ?? net) : net;
    const words = hidesPrices || !price.isPriced ? '' : format(shown.amount);
    return { sku, name, colour: colour?.name ?? '', size, quantity, soldBy, price: words };
  };
  const payload = cartMailAskedPayload.parse({
    cartId,
    marketId: market.marketId,
    language,
    to: emailAddress,
    message,
    rows: rows.flatMap((row) => [row, ...row.children]).map(told),
  });
  await shop.events.publish(shop.db, { name: cartMailAsked, key: cartId, payload });
  return ok({});
}
