import { timeOf } from './cxml-answer.ts';
import { type BuyersOrder, dayOf, type Outgoing, orderReferenceOf, writeRequest } from './cxml-outgoing.ts';
import { el } from './xml-element.ts';

type Shipment = {
  readonly shipmentId: string;
  readonly carrier: string;
  readonly trackingNumber: string | undefined;
  readonly trackingUrl: string | undefined;
  readonly dispatchedAt: Date;
  readonly expectedOn: string | undefined;
  /** The name of the delivery method. */
  readonly service: string;
  readonly isComplete: boolean;
  readonly order: BuyersOrder;
  readonly lines: readonly {
    readonly line: number;
    readonly sku: string;
    readonly unit: string;
    readonly quantity: number;
  }[];
};

/** A ShipNoticeRequest: what left the warehouse in one dispatch. Without lines it would mean the whole order, so it has some. */
export function shipNoticeOf(outgoing: Outgoing, shipment: Shipment): string {
  const { shipmentId, carrier, trackingNumber, trackingUrl, dispatchedAt, expectedOn, service } = shipment;
  return writeRequest(
    outgoing,
    'Fulfill',
    el(
      'ShipNoticeRequest',
      {},
      el(
        'ShipNoticeHeader',
        {
          shipmentID: shipmentId,
          operation: 'new',
          noticeDate: timeOf(outgoing.now),
          shipmentDate: timeOf(dispatchedAt),
          deliveryDate: expectedOn === undefined ? undefined : dayOf(expectedOn),
          shipmentType: 'actual',
          fulfillmentType: shipment.isComplete ? 'complete' : 'partial',
        },
        el('ServiceLevel', { 'xml:lang': 'en' }, service || 'standard'),
      ),
      el(
        'ShipControl',
        {},
        el('CarrierIdentifier', { domain: 'companyName' }, carrier || 'unknown'),
        el(
          'ShipmentIdentifier',
          {
            domain: trackingNumber === undefined ? 'billOfLading' : 'trackingNumber',
            trackingNumberDate: timeOf(dispatchedAt),
            trackingURL: trackingUrl,
          },
          trackingNumber ?? shipmentId,
        ),
      ),
      el(
        'ShipNoticePortion',
        {},
        orderReferenceOf(shipment.order),
        ...shipment.lines.map(({ line, sku, unit, quantity }) =>
          el(
            'ShipNoticeItem',
            { quantity: String(quantity), lineNumber: String(line) },
            el('ItemID', {}, el('SupplierPartID', {}, sku)),
            el('UnitOfMeasure', {}, unit),
          ),
        ),
      ),
    ),
  );
}
