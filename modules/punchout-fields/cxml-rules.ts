import type { XmlRules } from './xml-rules.ts';

/** Numbers of parts are also sent in addresses, which have their own meaning for these signs. */
const partNumber = { most: 100, form: /^[^?{}]*$/ };
const amount = { form: /^-?\d+(?:\.\d{1,4})?$/, isNumber: true } as const;
const pieces = { form: /^\d+(?:\.\d+)?$/, isNumber: true } as const;
/** The user's guide wants an offset in place of Z. */
const moment = { form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d:\d\d$/ };
const oneOf = (...values: readonly string[]) => ({ form: new RegExp(`^(?:${values.join('|')})$`) });

const values: XmlRules['values'] = {
  '@timestamp': moment,
  'Status/@code': { form: /^\d{3}$/ },
  'Request/@deploymentMode': oneOf('production', 'test'),
  'PunchOutSetupRequest/@operation': oneOf('create', 'inspect', 'edit', 'source'),
  'BrowserFormPost/URL': { form: /^https?:\/\/\S+$/ },
  'StartPage/URL': { form: /^https?:\/\/\S+$/ },
  SupplierPartID: partNumber,
  SupplierPartAuxiliaryID: partNumber,
  Description: { most: 255 },
  ShortName: { most: 50 },
  Money: amount,
  'Money/@currency': { form: /^[A-Z]{3}$/ },
  UnitOfMeasure: { most: 3 },
  'ItemIn/@quantity': pieces,
  'ItemOut/@quantity': pieces,
  'PriceBasisQuantity/@quantity': pieces,
  'PunchOutOrderMessageHeader/@operationAllowed': oneOf('create', 'inspect', 'edit'),
  'OrderRequestHeader/@orderDate': moment,
  'OrderRequestHeader/@type': oneOf('new', 'update', 'delete'),
  'ConfirmationHeader/@noticeDate': moment,
  'ShipNoticeHeader/@noticeDate': moment,
  'InvoiceDetailRequestHeader/@invoiceDate': moment,
};

const item = [
  '@quantity',
  'ItemID/SupplierPartID',
  'ItemDetail/UnitPrice/Money',
  'ItemDetail/UnitPrice/Money/@currency',
  'ItemDetail/Description',
  'ItemDetail/UnitOfMeasure',
  'ItemDetail/Classification',
];
const named = ['Credential/@domain', 'Credential/Identity'];

/** Which parts the DTD and the user's guide want, by the element that has them. */
export const cxmlRules: XmlRules = {
  values,
  needs: {
    '': ['@payloadID', '@timestamp'],
    Header: ['From', 'To', 'Sender', 'Sender/UserAgent'],
    'Header/From': named,
    'Header/To': named,
    'Header/Sender': named,
    Response: ['Status/@code', 'Status/@text'],
    'Response/PunchOutSetupResponse': ['StartPage/URL'],
    'Request/PunchOutSetupRequest': ['@operation', 'BuyerCookie', 'BrowserFormPost/URL'],
    'Message/PunchOutOrderMessage': [
      'BuyerCookie',
      'PunchOutOrderMessageHeader/@operationAllowed',
      'PunchOutOrderMessageHeader/Total/Money',
      'PunchOutOrderMessageHeader/Total/Money/@currency',
    ],
    'Message/PunchOutOrderMessage/ItemIn': item,
    'Request/OrderRequest/OrderRequestHeader': ['@orderID', '@orderDate', 'Total/Money', 'Total/Money/@currency'],
    'Request/OrderRequest/ItemOut': item,
    'Request/ConfirmationRequest': ['ConfirmationHeader/@type', 'ConfirmationHeader/@noticeDate', 'OrderReference'],
    'Request/ConfirmationRequest/ConfirmationItem': ['@quantity', '@lineNumber', 'UnitOfMeasure', 'ConfirmationStatus'],
    'Request/ShipNoticeRequest': ['ShipNoticeHeader/@shipmentID', 'ShipNoticeHeader/@noticeDate', 'ShipNoticePortion'],
    'Request/ShipNoticeRequest/ShipNoticePortion/ShipNoticeItem': ['@quantity', '@lineNumber', 'UnitOfMeasure'],
    'Request/InvoiceDetailRequest': [
      'InvoiceDetailRequestHeader/@invoiceID',
      'InvoiceDetailRequestHeader/@purpose',
      'InvoiceDetailRequestHeader/@operation',
      'InvoiceDetailRequestHeader/@invoiceDate',
      'InvoiceDetailOrder',
      'InvoiceDetailSummary/DueAmount/Money',
    ],
  },
};
