import { colourPartNumber } from '#core/sku.ts';
import { readAddressChoices } from '../../address/saved-addresses.server.ts';
import { priceCartForOrder, readCartLaundry } from '../../cart/price-for-order.server.ts';
import { listUnknownColours } from '../../catalogue/colour-store.server.ts';
import { isOn } from '../../company/company-settings.ts';
import { findServicePoint } from '../../delivery/list-service-points.server.ts';
import { readDeliveryMethods } from '../../delivery/read-delivery-methods.server.ts';
import type { CountryCode } from '../../market/market.ts';
import { readPaymentMethods } from '../../payment/read-payment-methods.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { freightFor } from '../method-cost.ts';
import { servedCountries } from '../served-countries.ts';
import { taxPlaceOf } from '../tax-place.ts';
import { isForApproval } from './company-checks.ts';
import { matchOf } from './match-of.server.ts';
import { exceedsAllowance } from './piece-checks.ts';
import { readPieces } from './read-pieces.server.ts';
import { readSpending } from './read-spending.server.ts';
import { recipientOf } from './recipient.ts';
import type { Sending, SendRequest } from './sending.ts';
import { withServiceDays } from './service-days.ts';

type Holder = Parameters<typeof priceCartForOrder>[2]['holder'];

/** Everything that an order is checked against, as of now: methods, prices, tax. Writes nothing. */
export async function readSending(shop: Shop, visit: Visit, asked: SendRequest, holder: Holder): Promise<Sending> {
  const { payload, cart, who, company, settings, heldUses } = asked;
  const { market, language } = visit;
  const { deliveryAddress, useIncVat, deliveryMethod: wanted, servicePointId } = payload;
  const served = servedCountries(market, language, settings);
  const country = served.find(({ code }) => code === deliveryAddress.countryId)?.code;
  const methods = country === undefined ? [] : await readDeliveryMethods(shop, visit, { country });
  const method = methods.find(
    (one) =>
      one.deliveryMethodId === wanted.deliveryMethodId &&
      one.deliveryGroupId === wanted.deliveryGroupId &&
      one.deliveryGroupEntryId === wanted.deliveryGroupEntryId,
  );
  const { destination, treatment } = taxPlaceOf(market, {
    who,
    place: placeOf(payload, country ?? market.iso2),
    vatNo: recipientOf(asked).vatNo,
  });
  const prices = await priceCartForOrder(shop, visit, {
    cart,
    holder,
    mode: useIncVat ? 'incl' : 'excl',
    treatment,
    destination,
    heldUses,
    freight: method && freightFor(method, company?.attributes.DeliveryPaidBy?.toLowerCase() === 'company'),
  });
  const matched = await matchOf(shop, {
    ...asked,
    ...prices,
    project: payload.metadata.ProjectNumber ?? undefined,
  });
  const pieces = await readPieces(shop, visit, {
    ...asked,
    buyerId: payload.buyer.id ?? undefined,
    people: company?.people,
  });
  const waits = isForApproval(asked) || matched.length > 0 || exceedsAllowance({ pieces });
  const unsold = prices.rows.filter(({ offer }) => !offer.isSold).map(({ row }) => row.sku);
  return {
    ...asked,
    ...prices,
    matched,
    country,
    allowedAddresses: await readAllowed(shop, visit, asked),
    method: method && withServiceDays(method, cart.rows, prices.offers.services),
    servicePoint:
      country && method && servicePointId
        ? await findServicePoint(shop, visit, { deliveryMethodId: method.deliveryMethodId, country, servicePointId })
        : undefined,
    mayPayBy: (await readPaymentMethods(shop, visit, { waits })).map(({ paymentMethodId }) => paymentMethodId),
    treatment,
    spending: await readSpending(shop, asked),
    pieces,
    laundry: await readCartLaundry(shop, visit, { cart, settings, isShown: false }),
    unknownSkus: await listUnknown(shop, unsold),
  };
}

const placeOf = ({ deliveryAddress }: SendRequest['payload'], countryCode: CountryCode) => ({
  line1: deliveryAddress.addressLine1,
  zipCode: deliveryAddress.zipCode,
  city: deliveryAddress.city,
  region: deliveryAddress.region,
  countryCode,
});

async function readAllowed(shop: Shop, visit: Visit, { settings }: SendRequest) {
  if (!isOn(settings, 'LockDeliveryAddressInCheckout')) return undefined;
  const { isLocked, choices } = await readAddressChoices(shop, visit);
  return isLocked ? choices : undefined;
}

/** Read only if an article is not sold to this buyer: the refusal depends on whether it is sold at all. */
async function listUnknown({ db }: Pick<Shop, 'db'>, skus: readonly string[]): Promise<ReadonlySet<string>> {
  if (skus.length === 0) return new Set();
  const colours = await listUnknownColours(db, [...new Set(skus.map(colourPartNumber))]);
  return new Set(skus.filter((sku) => colours.has(colourPartNumber(sku))));
}
