import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { peppolCartOf, peppolFormOf } from './peppol-cart.ts';
import { readXml } from './read-xml.ts';
import type { TransferRow } from './transfer.ts';
import { at, childrenOf, textIn } from './xml-element.ts';

const row: TransferRow = {
  rowIds: [],
  sku: '100012200100C50',
  name: 'Arbeidsbukse svart C50',
  variant: 'svart C50',
  notes: ['Logo, bryst'],
  quantity: 2,
  unit: 'PCE',
  net: money(240_000, 'NOK'),
  taxBasisPoints: 2500,
  leadDays: 3,
  employeeNo: '',
  serviceOf: undefined,
  classes: { unspsc: '53101500', eclass: '40020101' },
};
const service = { ...row, sku: 'V1', name: 'Logo', notes: [], serviceOf: row.sku, leadDays: undefined };
const cart = peppolCartOf(
  { cartId: 'c1', currency: 'NOK', rows: [row, service], isPlain: false },
  {
    now: new Date('2026-11-16T08:10:00Z'),
    issuedOn: '2026-11-16',
    provider: { name: 'Yrke' },
    receiver: { name: 'Bjørkøysund kommune', endpoint: { id: '939990046', scheme: '0192' } },
    buyerReference: 'sess-77',
  },
);

test('U05 the cart is a Peppol catalogue with its elements in order', () => {
  const root = readXml(cart);
  const heads = ['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'IssueTime'].map((name) => `cbc:${name}`);
  const parties = ['cac:ProviderParty', 'cac:ReceiverParty', 'cac:CatalogueLine', 'cac:CatalogueLine'];
  expect(childrenOf(root).map(({ name }) => name)).toEqual([...heads, ...parties]);
  expect(textIn(at(root, 'cbc:CustomizationID'))).toBe('urn:fdc:peppol.eu:poacc:trns:punch_out:3');
  expect([at(root, 'cbc:IssueDate'), at(root, 'cbc:IssueTime')].map(textIn)).toEqual(['2026-11-16', '08:10:00Z']);
  expect(textIn(at(root, 'cac:ReceiverParty', 'cac:Contact', 'cbc:ID'))).toBe('sess-77');
  expect(at(root, 'cac:ReceiverParty', 'cbc:EndpointID')).toMatchObject({ attributes: { schemeID: '0192' } });
  const [first, second] = childrenOf(root, 'cac:CatalogueLine');
  const place = at(first, 'cac:RequiredItemLocationQuantity');
  expect(at(place, 'cac:Price', 'cbc:PriceAmount')).toMatchObject({
    attributes: { currencyID: 'NOK' },
    children: ['1200.00'],
  });
  expect(at(place, 'cac:DeliveryUnit', 'cbc:BatchQuantity')).toMatchObject({
    attributes: { unitCode: 'C62' },
    children: ['2'],
  });
  expect(at(place, 'cac:Price', 'cbc:BaseQuantity')).toMatchObject({
    attributes: { unitCode: 'C62' },
    children: ['1'],
  });
  expect(textIn(at(first, 'cac:Item', 'cac:SellersItemIdentification', 'cbc:ID'))).toBe('100012200100C50');
  expect(at(first, 'cac:Item', 'cac:CommodityClassification', 'cbc:ItemClassificationCode')).toMatchObject({
    attributes: { listID: 'TST' },
    children: ['53101500'],
  });
  expect(textIn(at(first, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:ID'))).toBe('S');
  expect(childrenOf(at(second, 'cac:Item'), 'cac:AdditionalItemProperty').map(textIn)).toEqual([
    'ServiceIndicatortrue',
    'PartOf100012200100C50',
  ]);
});

test('the document is one field in base64 at the whole address; an empty field cancels', () => {
  const to = { hookUrl: 'https://buy.example/p?sid=77', target: '_top', field: 'xml' };
  const form = peppolFormOf(cart, to);
  expect(form).toMatchObject({ action: to.hookUrl, fields: [{ name: 'xml' }] });
  expect(Buffer.from(form.fields[0]?.value ?? '', 'base64').toString()).toBe(cart);
  expect(peppolFormOf(undefined, to).fields).toEqual([{ name: 'xml', value: '' }]);
});
