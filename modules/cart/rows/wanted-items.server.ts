import { ok, type Result, refuse } from '#core/result.ts';
import type { Offer, Offers } from '../../assortment/offer.ts';
import { readOffers } from '../../assortment/read-offers.server.ts';
import type { AssortmentContext } from '../../assortment/viewer.ts';
import type { RowLogo } from '../../logo/chosen-logo.ts';
import type { Shop } from '../../shop.server.ts';
import { readServicesOrNone, type Services } from '../../vas/services.server.ts';
import type { Visit } from '../../visit.ts';
import type { Entries } from '../row-metadata.ts';
import type { ChosenService, WantedService } from '../services/chosen-service.ts';
import { withOwnWearer } from '../services/own-wearer.ts';
import { readLogosFor } from '../services/row-logos.server.ts';
import { againServices, wantServices } from '../services/want-services.ts';
import type { WantedItem } from './add-items.ts';
import { checkEntries } from './row-entries.server.ts';
import { fitQuantity } from './row-quantity.ts';

export type ItemToAdd = {
  readonly sku: string;
  readonly quantity: number;
  readonly coworkerId?: number | undefined;
  readonly comment?: string | undefined;
  /** The assortment that the item is taken from. */
  readonly context?: AssortmentContext | undefined;
  readonly name?: string | undefined;
  readonly schema?: string | undefined;
  readonly entries?: Entries | undefined;
  /** Without a choice the item gets what its company requires or preselects. */
  readonly services?: readonly ChosenService[] | undefined;
  /** Services of an earlier order: those that can be had as they were come again. */
  readonly formerServices?: readonly ChosenService[] | undefined;
};

/** Converts items to cart rows. Items that are not sold to the visitor are refused. */
export async function readWantedItems(shop: Shop, visit: Visit, items: readonly ItemToAdd[]) {
  const offers = await readOffers(shop, visit, items, { mode: 'excl' });
  const services = await readServicesOrNone(shop, visit);
  const choices = items.map((item) => ({ product: offers.get(item.sku, item), chosen: namedIn(item) }));
  const asking = { ...visit, logos: await readLogosFor(shop.db, visit.claims, services, choices) };
  const chosen: WantedService[][] = [];
  for (const item of items) {
    const wanted = wantedServices(services, offers.get(item.sku, item), item, asking);
    if (!wanted.ok) return wanted;
    chosen.push(wanted.value);
  }
  const asked = items.map((item, at) => withOwnWearer(entriesOf(item), chosen[at] ?? [], visit));
  const entries = await checkEntries(shop.db, visit.claims, asked);
  return entries.ok ? wantedItems(items, entries.value, offers, chosen) : entries;
}

const namedIn = ({ services = [], formerServices = [] }: ItemToAdd) => [...services, ...formerServices];

type Asking = Visit & { readonly logos: readonly RowLogo[] };

function wantedServices(services: Services, offer: Offer, item: ItemToAdd, visit: Asking) {
  const { services: chosen, formerServices: former } = item;
  if (chosen || !former) return wantServices(services, offer, chosen, visit);
  return wantServices(services, offer, againServices(services, offer, former, visit), visit);
}

function entriesOf({ coworkerId, comment, entries }: ItemToAdd): Entries {
  return {
    ...entries,
    ...(coworkerId !== undefined && { CoWorkerId: String(coworkerId) }),
    ...(comment !== undefined && { Comment: comment }),
  };
}

type WantedRefusal =
  | { code: 'sku-not-sold'; sku: string }
  | Extract<ReturnType<typeof fitQuantity>, { ok: false }>['refusal'];

function wantedItems(
  items: readonly ItemToAdd[],
  entries: readonly Entries[],
  offers: Offers,
  services: readonly (readonly WantedService[])[],
): Result<WantedItem[], WantedRefusal> {
  const wanted: WantedItem[] = [];
  for (const [at, item] of items.entries()) {
    const offer = offers.get(item.sku, item);
    if (!offer.isSold) return refuse({ code: 'sku-not-sold', sku: item.sku });
    const quantity = fitQuantity(item.quantity, offer);
    if (!quantity.ok) return quantity;
    if (quantity.value === 0) return refuse({ code: 'quantity-invalid' });
    const own = entries[at] ?? {};
    const type = offer.origin?.listType === 'External' ? 'ExternalArticle' : 'DefaultArticle';
    wanted.push({
      sku: item.sku,
      type,
      coworkerId: own.CoWorkerId === undefined ? undefined : Number(own.CoWorkerId),
      quantity: quantity.value,
      name: item.name ?? offer.name,
      schema: item.schema,
      services: services[at] ?? [],
      entries: {
        ...own,
        Type: type,
        PriceListId: offer.origin?.priceList,
        ManufacturerId: String(offer.manufacturerId),
      },
    });
  }
  return ok(wanted);
}
