import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import { unsealAddress } from './restock-link.server.ts';
import { forgetWishesAt } from './restock-store.server.ts';

type StopShop = Pick<Shop, 'db' | 'env'>;

/** Whoever has the link of a mail: whether it is one of ours. */
export function checkStopLink({ env }: Pick<Shop, 'env'>, link: string) {
  const addressKey = unsealAddress(env, link);
  return addressKey === undefined ? refuse({ code: 'link-invalid' }) : ok({ addressKey });
}

/** Whoever has the link of a mail: the address it was sent to waits for nothing any more. Twice is as good as once. */
export async function stopRestock(shop: StopShop, { link }: { readonly link: string }) {
  const checked = checkStopLink(shop, link);
  if (!checked.ok) return checked;
  await forgetWishesAt(shop.db, checked.value.addressKey);
  return ok({});
}
