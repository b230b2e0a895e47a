import type { Cart } from '../../cart/cart.ts';
import type { DeliveryMethod } from '../../delivery/delivery-method.ts';
import { afterServices } from '../../vas/lead-time.ts';
import type { Services } from '../../vas/services.server.ts';
import { serviceArticleIdOf } from '../../vas/vas-article.ts';

/** The method with the delivery days of a cart whose garments have services. */
export function withServiceDays<M extends Pick<DeliveryMethod, 'days'>>(
  method: M,
  rows: Cart['rows'],
  services: Pick<Services, 'find'>,
): M {
  const made = rows.flatMap(({ parentId, sku }) =>
    parentId === undefined ? [] : (services.find(serviceArticleIdOf(sku)) ?? []),
  );
  const all = made.map(({ service }) => service);
  return { ...method, days: afterServices(method.days, all) };
}
