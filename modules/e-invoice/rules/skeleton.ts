/** The allowed child elements of each element; a slash after a name means that it has children itself. */
const address = 'StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine/ Country/';
const period = 'StartDate EndDate DescriptionCode';
const line = (quantity: string) =>
  `ID Note ${quantity} LineExtensionAmount AccountingCost InvoicePeriod/ OrderLineReference/ DocumentReference/ AllowanceCharge/ Item/ Price/`;
const head =
  'CustomizationID ProfileID ID IssueDate TaxPointDate Note DocumentCurrencyCode TaxCurrencyCode AccountingCost BuyerReference InvoicePeriod/ OrderReference/ BillingReference/ DespatchDocumentReference/ ReceiptDocumentReference/ OriginatorDocumentReference/ ContractDocumentReference/ AdditionalDocumentReference/ AccountingSupplierParty/ AccountingCustomerParty/ PayeeParty/ TaxRepresentativeParty/ Delivery/ PaymentMeans/ PaymentTerms/ AllowanceCharge/ TaxTotal/ LegalMonetaryTotal/';
const party = 'EndpointID PartyIdentification/ PartyName/ PostalAddress/ PartyTaxScheme/ PartyLegalEntity/ Contact/';

const holds: Readonly<Record<string, string>> = {
  Invoice: `${head} DueDate InvoiceTypeCode ProjectReference/ InvoiceLine/`,
  CreditNote: `${head} CreditNoteTypeCode CreditNoteLine/`,
  InvoicePeriod: period,
  OrderReference: 'ID SalesOrderID',
  BillingReference: 'InvoiceDocumentReference/',
  InvoiceDocumentReference: 'ID IssueDate',
  DespatchDocumentReference: 'ID',
  ReceiptDocumentReference: 'ID',
  OriginatorDocumentReference: 'ID',
  ContractDocumentReference: 'ID',
  ProjectReference: 'ID',
  AdditionalDocumentReference: 'ID DocumentTypeCode DocumentDescription Attachment/',
  Attachment: 'EmbeddedDocumentBinaryObject ExternalReference/',
  ExternalReference: 'URI',
  AccountingSupplierParty: 'Party/',
  AccountingCustomerParty: 'Party/',
  Party: party,
  PayeeParty: 'PartyIdentification/ PartyName/ PartyLegalEntity/',
  TaxRepresentativeParty: 'PartyName/ PostalAddress/ PartyTaxScheme/',
  PartyIdentification: 'ID',
  PartyName: 'Name',
  PostalAddress: address,
  Address: address,
  AddressLine: 'Line',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme/',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID CompanyLegalForm',
  Contact: 'Name Telephone ElectronicMail',
  Delivery: 'ActualDeliveryDate DeliveryLocation/ DeliveryParty/',
  DeliveryLocation: 'ID Address/',
  DeliveryParty: 'PartyName/',
  PaymentMeans: 'PaymentMeansCode PaymentDueDate PaymentID CardAccount/ PayeeFinancialAccount/ PaymentMandate/',
  CardAccount: 'PrimaryAccountNumberID NetworkID HolderName',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch/',
  FinancialInstitutionBranch: 'ID',
  PaymentMandate: 'ID PayerFinancialAccount/',
  PayerFinancialAccount: 'ID',
  PaymentTerms: 'Note',
  AllowanceCharge:
    'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount TaxCategory/',
  TaxTotal: 'TaxAmount TaxSubtotal/',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory/',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme/',
  ClassifiedTaxCategory: 'ID Percent TaxScheme/',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  InvoiceLine: line('InvoicedQuantity'),
  CreditNoteLine: line('CreditedQuantity'),
  OrderLineReference: 'LineID',
  DocumentReference: 'ID DocumentTypeCode',
  Item: 'Description Name BuyersItemIdentification/ SellersItemIdentification/ StandardItemIdentification/ OriginCountry/ CommodityClassification/ ClassifiedTaxCategory/ AdditionalItemProperty/',
  BuyersItemIdentification: 'ID',
  SellersItemIdentification: 'ID',
  StandardItemIdentification: 'ID',
  OriginCountry: 'IdentificationCode',
  CommodityClassification: 'ItemClassificationCode',
  AdditionalItemProperty: 'Name Value',
  Price: 'PriceAmount BaseQuantity AllowanceCharge/',
};

const inside: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(holds).map(([name, list]) => [name, new Set(list.split(' ').map((one) => one.replace('/', '')))]),
);

export const mayHold = (parent: string, child: string): boolean => inside.get(parent)?.has(child) ?? false;
