/**
 * The elements that the shop sends, as Fulfill.dtd and InvoiceDetail.dtd 1.2.071 declare them: contents, required
 * attributes, optional attributes. Elements that cXML.dtd also declares, such as Money and OrderReference, are checked
 * against that file.
 */
export const outgoingModels: Readonly<Record<string, readonly [content: string, needed: string, allowed?: string]>> = {
  Request: ['(ConfirmationRequest|ShipNoticeRequest|InvoiceDetailRequest)', '', 'deploymentMode Id'],
  ConfirmationRequest: ['(ConfirmationHeader,OrderReference,ConfirmationItem*)', ''],
  ConfirmationHeader: [
    '(DocumentReference?,Total?,Shipping?,Tax?,Contact*,Comments*,IdReference*,Extrinsic*)',
    'type noticeDate',
    'confirmID operation invoiceID incoTerms version',
  ],
  ConfirmationItem: [
    '(UnitOfMeasure,Contact*,ConfirmationStatus+)',
    'quantity lineNumber',
    'parentLineNumber itemType',
  ],
  ConfirmationStatus: [
    '(UnitOfMeasure,(ItemIn|(UnitPrice?,Tax?,Shipping?)),Comments*,Extrinsic*)',
    'quantity type',
    'shipmentDate deliveryDate',
  ],
  ShipNoticeRequest: ['(ShipNoticeHeader,ShipControl*,ShipNoticePortion*)', ''],
  ShipNoticeHeader: [
    '(ServiceLevel*,DocumentReference?,Contact*,Comments*,Extrinsic*,IdReference*)',
    'shipmentID noticeDate',
    'operation shipmentDate deliveryDate shipmentType fulfillmentType requestedDeliveryDate reason activityStepType',
  ],
  ServiceLevel: ['(#PCDATA)', 'xml:lang'],
  ShipControl: ['(CarrierIdentifier+,ShipmentIdentifier+,Contact*,Comments*,Extrinsic*)', '', 'startDate'],
  ShipNoticePortion: ['(OrderReference,Contact*,Comments*,Extrinsic*,ShipNoticeItem*)', ''],
  ShipNoticeItem: [
    '(ItemID?,UnitOfMeasure,Comments*,Extrinsic*)',
    'quantity lineNumber',
    'shipNoticeLineNumber itemType',
  ],
  InvoiceDetailRequest: ['(InvoiceDetailRequestHeader,InvoiceDetailOrder+,InvoiceDetailSummary)', ''],
  InvoiceDetailRequestHeader: [
    '(InvoiceDetailHeaderIndicator,InvoiceDetailLineIndicator,InvoicePartner*,DocumentReference?,InvoiceIDInfo?,PaymentTerm*,Comments?,IdReference*,Extrinsic*)',
    'invoiceID invoiceDate',
    'isInformationOnly purpose operation invoiceOrigin isERS',
  ],
  InvoiceDetailHeaderIndicator: ['EMPTY', '', 'isHeaderInvoice isVatRecoverable'],
  InvoiceDetailLineIndicator: ['EMPTY', '', 'isTaxInLine isShippingInLine isDiscountInLine isAccountingInLine'],
  InvoicePartner: ['(Contact,IdReference*)', ''],
  InvoiceDetailOrder: ['(InvoiceDetailOrderInfo,InvoiceDetailItem+)', ''],
  InvoiceDetailOrderInfo: ['(OrderReference)', ''],
  InvoiceDetailItem: [
    '(UnitOfMeasure,UnitPrice,PriceBasisQuantity?,InvoiceDetailItemReference,SubtotalAmount?,Tax?,GrossAmount?,NetAmount?,Comments?,Extrinsic*)',
    'invoiceLineNumber quantity',
    'referenceDate inspectionDate parentInvoiceLineNumber itemType reason isAdHoc',
  ],
  InvoiceDetailItemReference: ['(ItemID?,Description?,Classification*)', 'lineNumber', 'serialNumber'],
  InvoiceDetailSummary: ['(SubtotalAmount,Tax,ShippingAmount?,GrossAmount?,NetAmount,DepositAmount?,DueAmount?)', ''],
};
