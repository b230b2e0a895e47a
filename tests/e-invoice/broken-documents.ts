import {
  amount,
  buyer,
  credit,
  home,
  invoice,
  line,
  taxedWithAllowance as reduced,
  seller,
  subtotal,
  totals,
} from './bases.ts';
import type { BrokenRow } from './broken-row.ts';
import { add, attr, drop, el, set, twice } from './edit.ts';

const period = (...parts: [string, string][]) =>
  el(
    'InvoicePeriod',
    parts.map(([name, text]) => el(name, text)),
  );
const reference = (...parts: Parameters<typeof el>[]) =>
  el(
    'AdditionalDocumentReference',
    parts.map((part) => el(...part)),
  );
const file = (attributes: Record<string, string>) =>
  add(
    '',
    el('AdditionalDocumentReference', [
      el('ID', 'a'),
      el('Attachment', [el('EmbeddedDocumentBinaryObject', 'QQ==', attributes)]),
    ]),
  );
const pdf = { mimeCode: 'application/pdf', filename: 'a.pdf' };
const allowance = 'AllowanceCharge';

export const brokenDocuments: readonly BrokenRow[] = [
  ['BR-01', invoice, drop('CustomizationID')],
  ['BR-02', invoice, drop('ID')],
  ['BR-03', invoice, drop('IssueDate')],
  ['BR-04', invoice, drop('InvoiceTypeCode')],
  ['BR-05', invoice, drop('DocumentCurrencyCode')],
  ['BR-16', invoice, drop(line)],
  ['BR-53', invoice, add('', el('TaxCurrencyCode', 'EUR'))],
  ['BR-29', invoice, add('', period(['StartDate', '2026-11-02'], ['EndDate', '2026-11-01']))],
  ['BR-CO-03', invoice, add('', el('TaxPointDate', '2026-11-02'), period(['DescriptionCode', '35']))],
  ['BR-CO-18', invoice, drop(subtotal)],
  ['BR-CO-19', invoice, add('', el('InvoicePeriod', []))],
  ['BR-CO-25', invoice, drop('DueDate')],
  ['PEPPOL-EN16931-R001', invoice, drop('ProfileID')],
  ['PEPPOL-EN16931-R002', invoice, add('', el('Note', 'One'), el('Note', 'Two'))],
  ['PEPPOL-EN16931-R003', invoice, drop('BuyerReference'), drop('OrderReference')],
  ['PEPPOL-EN16931-R004', invoice, set('CustomizationID', 'urn:cen.eu:en16931:2017')],
  ['PEPPOL-EN16931-R005', invoice, add('', el('TaxCurrencyCode', 'SEK'))],
  ['PEPPOL-EN16931-R007', invoice, set('ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:02:1.0')],
  ['PEPPOL-EN16931-R008', invoice, add('', el('Note', ' '))],
  ['PEPPOL-EN16931-R053', invoice, twice('TaxTotal')],
  ['PEPPOL-EN16931-R054', invoice, add('', el('TaxTotal', [el('TaxAmount', '20.00', { currencyID: 'EUR' })]))],
  [
    'PEPPOL-EN16931-R055',
    invoice,
    add('', el('TaxCurrencyCode', 'EUR'), el('TaxTotal', [el('TaxAmount', '-20.00', { currencyID: 'EUR' })])),
  ],
  ['PEPPOL-EN16931-R080', credit, add('', reference(['ID', 'P-10'], ['DocumentTypeCode', '50']))],
  ['PEPPOL-EN16931-F001', invoice, set('DueDate', '2026-12-02T00:00')],
  ['PEPPOL-EN16931-P0112', invoice, set('InvoiceTypeCode', '384')],
  ['BR-52', invoice, add('', reference(['DocumentDescription', 'Ritning']))],
  ['BR-55', credit, drop('BillingReference/InvoiceDocumentReference/ID')],
  [
    'UBL-SR-01',
    invoice,
    add('', el('ContractDocumentReference', [el('ID', '1')]), el('ContractDocumentReference', [el('ID', '2')])),
  ],
  [
    'UBL-SR-02',
    invoice,
    add('', el('ReceiptDocumentReference', [el('ID', '1')]), el('ReceiptDocumentReference', [el('ID', '2')])),
  ],
  [
    'UBL-SR-03',
    invoice,
    add('', el('DespatchDocumentReference', [el('ID', '1')]), el('DespatchDocumentReference', [el('ID', '2')])),
  ],
  [
    'UBL-SR-04',
    invoice,
    add('', reference(['ID', '1'], ['DocumentTypeCode', '130']), reference(['ID', '2'], ['DocumentTypeCode', '130'])),
  ],
  ['UBL-SR-05', invoice, add('', el('PaymentTerms', [el('Note', 'a'), el('Note', 'b')]))],
  ['UBL-SR-06', credit, twice('BillingReference/InvoiceDocumentReference')],
  ['UBL-SR-07', credit, drop('BillingReference/InvoiceDocumentReference/ID')],
  ['UBL-SR-08', invoice, add('', period(['StartDate', '2026-11-01']), period(['EndDate', '2026-11-02']))],
  ['UBL-SR-24', invoice, twice('Delivery')],
  ['UBL-SR-33', invoice, add('', reference(['ID', '1'], ['DocumentDescription', 'a'], ['DocumentDescription', 'b']))],
  ['UBL-SR-39', invoice, twice('ProjectReference')],
  ['UBL-SR-43', invoice, add('', reference(['ID', '1'], ['DocumentTypeCode', '50']))],
  ['UBL-SR-49', invoice, add('', period(['DescriptionCode', '35'], ['DescriptionCode', '3']))],
  [
    'UBL-SR-56',
    invoice,
    add('', el('OriginatorDocumentReference', [el('ID', '1')]), el('OriginatorDocumentReference', [el('ID', '2')])),
  ],
  [
    'UBL-CR-666',
    invoice,
    add(
      '',
      el('AdditionalDocumentReference', [
        el('ID', '1'),
        el('DocumentTypeCode', '130'),
        el('Attachment', [el('ExternalReference', [el('URI', 'https://yrke.example')])]),
      ]),
    ),
  ],
  ['UBL-CR-673', invoice, add('', reference(['ID', '1'], ['DocumentTypeCode', '130'], ['DocumentDescription', 'a']))],
  ['UBL-DT-06', invoice, file({ filename: 'a.pdf' })],
  ['UBL-DT-07', invoice, file({ mimeCode: 'application/pdf' })],
  ['UBL-DT-08..28', invoice, attr('ID', 'schemeName', 'ours')],
  ['UBL-CR-001..682', invoice, add('', el('CopyIndicator', 'false'))],
  ['BR-CL-01', invoice, set('InvoiceTypeCode', '1')],
  ['PEPPOL-EN16931-P0100', invoice, set('InvoiceTypeCode', '325')],
  ['PEPPOL-EN16931-P0101', credit, set('CreditNoteTypeCode', '420')],
  ['BR-CL-03', invoice, attr(`${totals}/PayableAmount`, 'currencyID', 'SKR')],
  ['PEPPOL-EN16931-CL007', invoice, attr(`${totals}/PayableAmount`, 'currencyID', 'ANG')],
  ['PEPPOL-EN16931-R051', invoice, attr(`${totals}/PayableAmount`, 'currencyID', 'EUR')],
  ['BR-CL-04', invoice, set('DocumentCurrencyCode', 'SKR')],
  [
    'BR-CL-05',
    invoice,
    add('', el('TaxCurrencyCode', 'EURO'), el('TaxTotal', [el('TaxAmount', '20.00', { currencyID: 'EURO' })])),
  ],
  ['BR-CL-06', invoice, add('', period(['DescriptionCode', '36']))],
  ['PEPPOL-EN16931-CL006', invoice, add('', period(['DescriptionCode', '433']))],
  ['BR-CL-07', invoice, add('', reference(['ID', '1', { schemeID: 'QQQ' }], ['DocumentTypeCode', '130']))],
  ['BR-CL-08', invoice, add('', el('Note', '#QQQ#hej'))],
  ['BR-CL-14', invoice, set('Delivery/DeliveryLocation/Address/Country/IdentificationCode', 'SV-SE')],
  ['BR-CL-17', reduced, set(`${subtotal}/TaxCategory/ID`, 'X')],
  ['BR-CL-22', home('SE'), add(`${subtotal}/TaxCategory`, el('TaxExemptionReasonCode', 'VATEX-SE-1'))],
  ['BR-CL-24', invoice, file({ ...pdf, mimeCode: 'text/html' })],
  ['PEPPOL-EN16931-CL001', invoice, file({ ...pdf, mimeCode: 'application/zip' })],
  ['BR-CL-26', invoice, add('Delivery/DeliveryLocation', el('ID', '1', { schemeID: '9930' }))],
  ['BR-57', invoice, drop('Delivery/DeliveryLocation/Address/Country')],
  ['UBL-SR-25', invoice, add('Delivery', el('DeliveryParty', [el('PartyName', [el('Name', 'a'), el('Name', 'b')])]))],
  ['BR-49', invoice, drop('PaymentMeans/PaymentMeansCode')],
  ['BR-50', invoice, drop('PaymentMeans/PayeeFinancialAccount/ID')],
  ['BR-61', invoice, drop('PaymentMeans/PayeeFinancialAccount')],
  [
    'BR-51',
    invoice,
    set('PaymentMeans/PaymentMeansCode', '48'),
    add('PaymentMeans', el('CardAccount', [el('PrimaryAccountNumberID', '12345678901'), el('NetworkID', 'VISA')])),
  ],
  ['PEPPOL-EN16931-R061', invoice, set('PaymentMeans/PaymentMeansCode', '49')],
  ['BR-CL-16', invoice, set('PaymentMeans/PaymentMeansCode', '99')],
  ['UBL-SR-26', invoice, twice('PaymentMeans/PaymentID')],
  ['UBL-SR-27', invoice, twice('PaymentMeans/PaymentMeansCode')],
  ['UBL-SR-28', invoice, add('PaymentMeans', el('PaymentMandate', [el('ID', '1'), el('ID', '2')]))],
  ['UBL-SR-44', invoice, twice('PaymentMeans/PaymentID', 'other')],
  ['UBL-SR-45', credit, twice('PaymentMeans')],
  [
    'UBL-SR-46',
    invoice,
    attr('PaymentMeans/PaymentMeansCode', 'name', 'One'),
    twice('PaymentMeans'),
    (doc) => ({
      ...doc,
      children: doc.children.map((child, at, all) =>
        child.name === 'PaymentMeans' && all[at - 1]?.name === 'PaymentMeans'
          ? {
              ...child,
              children: child.children.map((one) =>
                one.name === 'PaymentMeansCode' ? { ...one, attributes: { name: 'Two' } } : one,
              ),
            }
          : child,
      ),
    }),
  ],
  ['UBL-SR-47', invoice, twice('PaymentMeans/PaymentMeansCode', '58')],
  [
    'UBL-SR-54',
    invoice,
    add('PaymentMeans', el('CardAccount', [el('NetworkID', 'VISA')]), el('CardAccount', [el('NetworkID', 'VISA')])),
  ],
  [
    'UBL-SR-55',
    invoice,
    add('PaymentMeans', el('PaymentMandate', [el('ID', '1')]), el('PaymentMandate', [el('ID', '2')])),
  ],
  [
    'BR-31',
    reduced,
    (doc) => ({
      ...doc,
      children: doc.children.map((child) =>
        child.name === allowance && child.children[0]?.text === 'false'
          ? { ...child, children: child.children.filter(({ name }) => name !== 'Amount') }
          : child,
      ),
    }),
  ],
  [
    'BR-32',
    reduced,
    (doc) => ({
      ...doc,
      children: doc.children.map((child) =>
        child.name === allowance && child.children[0]?.text === 'false'
          ? { ...child, children: child.children.filter(({ name }) => name !== 'TaxCategory') }
          : child,
      ),
    }),
  ],
  ['BR-36', invoice, drop(`${allowance}/Amount`)],
  ['BR-37', invoice, drop(`${allowance}/TaxCategory`)],
  [
    'BR-33',
    reduced,
    (doc) => ({
      ...doc,
      children: doc.children.map((child) =>
        child.name === allowance && child.children[0]?.text === 'false'
          ? { ...child, children: child.children.filter(({ name }) => !name.startsWith('AllowanceChargeReason')) }
          : child,
      ),
    }),
  ],
  [
    'BR-CO-21',
    reduced,
    (doc) => ({
      ...doc,
      children: doc.children.map((child) =>
        child.name === allowance && child.children[0]?.text === 'false'
          ? { ...child, children: child.children.filter(({ name }) => !name.startsWith('AllowanceChargeReason')) }
          : child,
      ),
    }),
  ],
  ['BR-38', invoice, drop(`${allowance}/AllowanceChargeReason`), drop(`${allowance}/AllowanceChargeReasonCode`)],
  ['BR-CO-22', invoice, drop(`${allowance}/AllowanceChargeReason`), drop(`${allowance}/AllowanceChargeReasonCode`)],
  ['BR-CL-19', invoice, set(`${line}/${allowance}/AllowanceChargeReasonCode`, '1')],
  ['PEPPOL-EN16931-CL002', invoice, set(`${line}/${allowance}/AllowanceChargeReasonCode`, '2')],
  ['BR-CL-20', invoice, set(`${allowance}/AllowanceChargeReasonCode`, 'QQ')],
  ['PEPPOL-EN16931-CL003', invoice, set(`${allowance}/AllowanceChargeReasonCode`, 'QQQ')],
  ['UBL-SR-30', invoice, twice(`${line}/${allowance}/AllowanceChargeReason`)],
  ['UBL-SR-31', invoice, twice(`${allowance}/AllowanceChargeReason`)],
  ['PEPPOL-EN16931-R040', invoice, add(allowance, el('MultiplierFactorNumeric', '5'), amount('BaseAmount', '900.00'))],
  ['PEPPOL-EN16931-R041', invoice, add(allowance, el('MultiplierFactorNumeric', '5'))],
  ['PEPPOL-EN16931-R042', invoice, add(allowance, amount('BaseAmount', '800.00'))],
  ['PEPPOL-EN16931-R043', invoice, set(`${allowance}/ChargeIndicator`, '1')],
  ['BR-CL-10', invoice, add(seller, el('PartyIdentification', [el('ID', '1', { schemeID: '9930' })]))],
  ['BR-CL-11', invoice, attr(`${buyer}/PartyLegalEntity/CompanyID`, 'schemeID', '9930')],
  ['BR-CL-25', invoice, attr(`${buyer}/EndpointID`, 'schemeID', '1234')],
  ['PEPPOL-EN16931-CL008', invoice, attr(`${buyer}/EndpointID`, 'schemeID', '0037')],
];
