import { pieceUnit } from '#core/units.ts';
import type { Offer } from '../../assortment/offer.ts';
import type { Cart } from '../../cart/cart.ts';
import { coworkerIdOf, entryOf, rowTypeOf } from '../../cart/row-metadata.ts';
import { letteringOf, positionOf, type ServiceRules, writtenOn } from '../../cart/validate-rows.ts';
import { type RowLogo, serviceComment } from '../../logo/chosen-logo.ts';
import type { OrderedLogo, OrderedService, OrderRow } from '../../order/order.ts';
import type { PricedRow } from '../../pricing/priced-cart.ts';
import { positionName } from '../../vas/service-words.ts';
import { hasLettering, serviceArticleIdOf } from '../../vas/vas-article.ts';
import type { Sending } from './sending.ts';

const rowNumberStep = 100;
const nothingTaken = { taken: 0, backOrdered: 0, nextDeliveryDate: undefined };
const ofNobody = { comment: '', coworker: undefined, personalPacking: false };

type ToOrder = Pick<Sending, 'rows' | 'actual' | 'company' | 'offers' | 'rules' | 'laundry'>;

/** The rows of the cart as agreed, then free gifts, then freight. They have not taken any stock yet. */
export function orderRowsOf({ rows, actual, company, offers, rules, laundry }: ToOrder): OrderRow[] {
  const prices = new Map(actual.rows.map((price) => [price.rowId, price]));
  const byId = new Map(rows.map((one) => [one.row.id, one]));
  const bought = rows.flatMap(({ row, offer }): OrderRow[] => {
    const price = prices.get(row.id);
    if (!price) return [];
    const parent = row.parentId === undefined ? undefined : byId.get(row.parentId);
    const garment = parent?.row;
    const service = row.parentId === undefined ? undefined : orderedService(row, parent?.offer, rules);
    return [
      {
        ...nothingTaken,
        ...articleOf(row.sku, offer, row.name),
        rowNumber: row.rowNumber,
        cartRowId: row.id,
        ...(garment === undefined && offer.categories.length > 0 && { categories: offer.categories }),
        parentRowNumber: garment?.rowNumber,
        type: rowTypeOf(row),
        quantity: row.quantity,
        comment: service ? serviceComment(service) : (entryOf(row, 'Comment') ?? ''),
        // A service is for the wearer of the garment.
        coworker: ofLaundry(laundry, (garment ?? row).id) ?? wearerOf(company, coworkerIdOf(garment ?? row)),
        personalPacking: isPacked(row),
        service,
        price,
      },
    ];
  });
  const given = actual.rows.filter(({ isFree }) => isFree).map((price) => articleRowOf(price, offers.get(price.sku)));
  const goods = [...bought, ...given];
  const last = Math.max(0, ...goods.map(({ rowNumber }) => rowNumber));
  return actual.freight ? [...goods, freightOf(actual.freight, last + rowNumberStep)] : goods;
}

function orderedService(
  row: Cart['rows'][number],
  garment: Offer | undefined,
  { services, texts, logos, speaker }: ServiceRules,
): OrderedService {
  const serviceArticleId = serviceArticleIdOf(row.sku);
  const article = services.find(serviceArticleId);
  const position = positionOf(row);
  return {
    serviceArticleId,
    position,
    positionName: article && positionName(article, position, speaker),
    lines: texts.get(row.id)?.lines ?? [],
    written: writtenOn(row),
    ...(article &&
      garment && {
        making: {
          service: article.service,
          hasText: hasLettering(article),
          ...letteringOf(row),
          logo: orderedLogo(logos.get(row.id)),
          categories: garment.categories,
          cut: garment.cut,
          hexes: garment.colour?.hexes ?? [],
        },
      }),
  };
}

/** A logo may be released after the order, so its state is not stored. */
const orderedLogo = (logo: RowLogo | undefined): OrderedLogo | undefined =>
  logo && {
    logoId: logo.logoId,
    version: logo.version,
    name: logo.name,
    fileName: logo.fileName,
    widthMm: logo.widthMm,
  };

function wearerOf(company: Sending['company'], id = Number.NaN): OrderRow['coworker'] {
  const person = company?.people.get(id);
  return person && { id: person.id, name: person.name, employeeNo: person.employeeNo };
}

/** The wearer with the place to which the laundry brings the garment. */
function ofLaundry(laundry: Sending['laundry'], rowId: string): OrderRow['coworker'] {
  const row = laundry?.rows.get(rowId);
  if (!row?.isAsked) return undefined;
  const { companyId: _, employeeNo, ...place } = row.customer;
  return { id: row.wearer.id, name: row.wearer.name, employeeNo, laundry: place };
}

const isPacked = (row: Cart['rows'][number]) => entryOf(row, 'PersonalPacking') === 'true';

function articleOf(sku: string, offer: Offer, named = '') {
  const { size, picture, soldBy, multiplyFactor } = offer;
  const packs = multiplyFactor > 1 ? { packSize: multiplyFactor } : {};
  return { sku, name: offer.name || named, colour: offer.colour?.name ?? '', size, picture, soldBy, ...packs };
}

/** An article without a row of a cart: a gift, or an article that was ordered by its number. */
export const articleRowOf = (price: PricedRow, offer: Offer): OrderRow => ({
  ...nothingTaken,
  ...ofNobody,
  ...articleOf(price.sku, offer),
  rowNumber: price.rowNumber,
  cartRowId: undefined,
  parentRowNumber: undefined,
  type: 'DefaultArticle',
  quantity: price.quantity,
  price,
});

const freightOf = (price: PricedRow, rowNumber: number): OrderRow => ({
  ...nothingTaken,
  ...ofNobody,
  rowNumber,
  cartRowId: undefined,
  parentRowNumber: undefined,
  type: 'FreightArticle',
  sku: price.sku,
  name: '',
  colour: '',
  size: '',
  picture: undefined,
  quantity: 1,
  soldBy: pieceUnit,
  price,
});
