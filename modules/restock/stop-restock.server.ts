import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import { unsealAddress } from './restock-link.server.ts';
import { forgetWishesAt } from './restock-store.server.ts';

type StopShop = Pick<Shop, 'db' | 'env'>;

/** Access: anybody with the link of a mail. Checks its signature. */
export function checkStopLink({ env }: Pick<Shop, 'env'>, link: string) {
  const addressKey = unsealAddress(env, link);
  return addressKey === undefined ? refuse({ code: 'link-invalid' }) : ok({ addressKey });
}

/** Access: anybody with the link of a mail. Deletes all requests of the address. Idempotent. */
export async function stopRestock(shop: StopShop, { link }: { readonly link: string }) {
  const checked = checkStopLink(shop, link);
  if (!checked.ok) return checked;
  await forgetWishesAt(shop.db, checked.value.addressKey);
  return ok({});
}
