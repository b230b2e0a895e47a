import type { Cart } from '../../cart/cart.ts';
import type { DeliveryMethod } from '../../delivery/delivery-method.ts';
import { leadDays } from '../../vas/lead-time.ts';
import type { Services } from '../../vas/services.server.ts';
import { serviceArticleIdOf } from '../../vas/vas-article.ts';

/** The delivery days of garments with services: they begin when the slowest service is done. */
export function withServiceDays<M extends Pick<DeliveryMethod, 'days'>>(
  method: M,
  rows: Cart['rows'],
  services: Pick<Services, 'find'>,
): M {
  const made = rows.flatMap(({ parentId, sku }) =>
    parentId === undefined ? [] : (services.find(serviceArticleIdOf(sku)) ?? []),
  );
  const lead = Math.max(0, ...made.map(({ service }) => leadDays[service]));
  return lead === 0 ? method : { ...method, days: { from: method.days.from + lead, to: method.days.to + lead } };
}
