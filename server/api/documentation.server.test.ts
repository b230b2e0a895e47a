import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { newCompanyAdmin } from '#modules/company-admin/new-company-admin.ts';
import { saveContent } from '#modules/content/save-content.server.ts';
import { saveGuide } from '#modules/guide/guide-store.server.ts';
import { largestDatabaseInteger } from '#modules/id-param.ts';
import { defaultConnection } from '#modules/punchout/connection.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { aGuide } from '#tests/build/guide.ts';
import { aSendPayload } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { bringCampaign, tenPercent } from '#tests/build/running-campaign.ts';
import { namedCategory, smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { mountServices } from './services.ts';

type Operation = {
  summary?: string;
  operationId?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, object> };
  parameters?: { name: string; in: string; required: boolean; schema: { type: string; format?: string } }[];
  responses: Record<string, object>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> };
};

let app: TestApp;
let document: Document;
let staffId: number;
let operations: { method: string; path: string; operation: Operation }[];

const aboutTops = { category: 'missing', title: 'Tops', text: 'Warm' } as const;

beforeAll(async () => {
  const shop = await openTestShop();
  const swedish = { marketId: 1, language: 'sv' } as const;
  await saveContent(shop, [
    {
      ...swedish,
      kind: 'general',
      slug: 'general',
      data: someGeneral({ newsletterSignup: { title: 'Ten percent' }, categories: [aboutTops] }),
    },
    { ...swedish, kind: 'page', slug: 'about', data: aPage() },
  ]);
  await bringCampaign(shop, { codeGroup: 'welcome', benefit: tenPercent.benefit });
  await saveGuide(shop.db, { slug: 'about', guide: aGuide(), now: shop.clock.now() });
  const about = { sv: { name: 'About', slug: 'about' } };
  await bringFeed(shop, [
    ...smallWorld(),
    namedCategory({ id: 9, code: 'about', sv: 'About', en: 'About' }),
    { kind: 'group', code: 'about', sortOrder: 0, texts: about },
  ]);
  app = openTestApp(shop);
  // The company and the person with the number 1, which the examples use.
  await aPerson('kim@home.example')
    .at(await aCompany().inCoop('X').save(shop.db))
    .save(shop.db);
  staffId = (await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db)).id;
  document = await (await app.request('/api/openapi.json')).json();
  operations = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({ method, path, operation })),
  );
});

test('openapi.json is a valid OpenAPI 3.1 document', async () => {
  expect(document.openapi).toBe('3.1.0');
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every call has an operation id, unique regardless of case', () => {
  const ids = operations.map(({ operation }) => operation.operationId?.toLowerCase());
  expect(ids.filter((id) => !/^[a-z0-9]+$/.test(id ?? ''))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(document.paths['/api/feature/features/{key}']?.put?.operationId).toBe('putFeatureFeaturesByKey');
});

test('the validator finds an invalid document', async () => {
  const broken = structuredClone(document) as unknown as { paths: Record<string, object> };
  broken.paths['/api/feature/features'] = { get: { summary: 'no responses', responses: 'none' } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('exactly the mounted calls are described', () => {
  const mounted = mountServices()
    .routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(described.length).toBeGreaterThan(10);
  expect(described.sort()).toEqual([...new Set(mounted)].sort());
});

test('every call has a summary and the tag of its service', () => {
  expect(operations.filter(({ operation }) => !/^\w.{5,}/.test(operation.summary ?? ''))).toEqual([]);
  expect(operations.filter(({ path, operation }) => operation.tags?.join() !== path.split('/')[2])).toEqual([]);
});

/** The integers of a schema that may be larger than the database's, as paths. */
function tooLarge(schema: unknown, path: string, open: readonly string[] = []): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref, type, maximum, ...rest } = schema as { $ref?: string; type?: string | string[]; maximum?: number };
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return open.includes(name) ? [] : tooLarge(document.components.schemas[name], path, [...open, name]);
  }
  const isInteger = [type].flat().includes('integer');
  if (isInteger && (maximum ?? Number.POSITIVE_INFINITY) > largestDatabaseInteger) return [path];
  return Object.entries(rest).flatMap(([key, part]) => tooLarge(part, `${path}/${key}`, open));
}

/** Compared with data in memory, or used in bigint arithmetic, so that a large number finds nothing. */
const neverStored =
  /(?:rowNumber|[mM]arketIds?(?:\/items)?|Method\w*|roleId|delivery\w*Id|brands\/items|\?ids\/items|\?page|\?below)(?:\/anyOf\/0)?$/;

test('integers of a request fit into the database', () => {
  const found = operations.flatMap(({ method, path, operation }) => [
    ...tooLarge(operation.requestBody, `${method} ${path}`),
    ...(operation.parameters ?? []).flatMap(({ name, schema }) => tooLarge(schema, `${method} ${path} ?${name}`)),
  ]);
  expect(found.filter((path) => !neverStored.test(path))).toEqual([]);
});

/** Codes of other systems, though they are named like ids. */
const foreignCodes: readonly string[] = [
  'priceListId',
  'subCompanyId',
  'klevu_productId',
  'klevu_productGroupId',
  'klevu_productVariantId',
];

test('ids are integers, required in a path; cart ids and codes of price lists and laundries are texts', () => {
  const isOfCart = (path: string) => path.startsWith('/api/cart/');
  const ids = operations
    .filter(({ path }) => !isOfCart(path))
    .flatMap(({ operation }) =>
      (operation.parameters ?? []).filter(
        ({ name, schema }) => name.endsWith('Id') && !foreignCodes.includes(name) && schema.format !== 'uuid',
      ),
    );
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter(({ schema }) => schema.type !== 'integer')).toEqual([]);
  expect(ids.filter((id) => id.in === 'path' && !id.required)).toEqual([]);
});

const taxRequest = {
  rows: [{ reference: '1', sku: '100011100100C50', quantity: 1, price: 100 }],
  location: { line1: '', zipCode: '111 22', city: 'Stockholm', countryCode: 'SE', region: '' },
};
const someCampaign = { name: { en: 'Sale' }, system: 'engine', benefit: { kind: 'basket-percent', percent: 10 } };

const someRow = { sku: '100011100100C50', quantity: 1 };
const anAllowance = {
  occupation: 'Painter',
  category: 'Bottoms',
  pieces: 2,
  period: 'Year',
  startsOn: '2026-01-01',
  excess: 'refuse',
};
const someEntry = { key: 'Comment', value: 'Blue' };
const someContact = { firstName: 'Kim', lastName: 'Berg' };
const someConsumer = { ...someContact, emailAddress: 'kim@home.example' };
const row = '/api/cart/carts/{id}/products/{rowId}';

const someCompany = { name: 'Bygg', emailAddress: 'info@bygg.example', orgNo: '556012-5790' };
const someStreet = { addressLine1: 'Gatan 1', zipCode: '111 22', city: 'Stockholm' };

const aScan = { eventId: 'e1', kind: 'washed', at: '2026-11-01T12:00:00Z' };
const anItem = { item_name: 'x', item_id: 'x', item_group_id: 'x', item_variant_id: 'x', unit_price: 1, units: 1 };
const bodies: Record<string, unknown> = {
  '/api/facebook/track': {
    eventName: 'PageView',
    eventData: { event_id: 'e1', event_source_url: 'https://x.example', client_user_agent: '' },
    isMarketUSorCA: false,
  },
  '/api/klevu/analytics/trackOrderPurchase': {
    lang: 'sv',
    marketId: 1,
    userProfile: { ip_address: '', email: 'kim@home.example' },
    items: [{ order_id: 'Y1', order_line_id: '1', currency: 'SEK', ...anItem }],
  },
  '/api/laundry/customer/validate/customers': [{ employeeNo: '31001', name: 'Eva Lind' }],
  '/api/laundry/company/laundryCompany/account': { accountId: 1 },
  '/api/laundry/garments/events': { events: [{ garmentId: 'AAAAAAAAAAAAAAAAAAAAAA', ...aScan }] },
  '/api/laundry/garments/{id}/events': aScan,
  '/api/auth/acting': { customerId: 1, companyId: 1, reason: 'A wrong price' },
  '/api/company/applications/{applicationId}': { isAccepted: true },
  '/api/company/companies': someCompany,
  '/api/company/companies/{companyId}': { name: 'Bygg' },
  '/api/company/companies/{companyId}/admins': newCompanyAdmin({
    adminFirstName: 'Ada',
    adminLastName: 'Berg',
    adminEmail: 'ada@bygg.example',
  }),
  '/api/company/companies/{companyId}/deliverymethod': { deliveryMethodId: 200 },
  '/api/company/companies/{companyId}/deliveryaddresses': someStreet,
  '/api/company/companies/{companyId}/deliveryaddresses/{addressId}': someStreet,
  '/api/company/companies/{companyId}/invoiceaddresses': someStreet,
  '/api/company/companies/{companyId}/pricelists': { name: 'Agreed' },
  '/api/product/priceList': { name: 'Agreed' },
  '/api/settings/views': { list: 'staff-orders', name: 'Mine', query: '' },
  '/api/settings/views/{viewId}': { name: 'Mine', isShared: false },
  '/api/order/simulated-erp/refusals/{part}': { isRefused: true },
  '/api/laundry/customer/save': { employeeNo: '31002', name: 'Kai Ek' },
  '/api/cart/carts': {},
  '/api/cart/carts/{id}': {},
  '/api/cart/carts/{id}/metadata/upsert': { Key: 'Type', Value: 'Order' },
  '/api/cart/carts/{id}/products': someRow,
  '/api/cart/carts/{id}/products/{rowId}/vas': { services: [] },
  '/api/vas/texttemplates/own': { occupation: 'Joiner', customizedText: '' },
  '/api/vas/texttemplates/render/products': { productRequests: [{ serviceArticleId: 1 }], companyId: null },
  '/api/cart/carts/{id}/sharing': { isShared: true },
  '/api/cart/carts/{id}/products/batch': [someRow],
  [row]: {},
  [`${row}/quantity`]: { quantity: 1 },
  [`${row}/metadata`]: someEntry,
  [`${row}/metadata/upsert`]: someEntry,
  '/api/order/carts/groupedTotal': { cartId: '100', deliveryAddress: null, deliveryMethod: null },
  '/api/orderhistory/orders/{orderId}/visibility': { isVisible: true },
  '/api/orderhistory/orders/{orderId}/returns': { rows: [] },
  '/api/orderhistory/orders/{orderId}/withdrawals': { rows: [] },
  '/api/settings/market/{marketId}/return-days': { days: 30 },
  '/api/settings/market/{marketId}/reservation-days': { days: 14 },
  '/api/order/deputies': { deputyId: 7, from: '2026-12-01', to: '2026-12-14' },
  '/api/orderhistory/orders/{orderId}/messages': { id: '0199f0a2-7c1e-7abc-8def-0123456789ad', body: 'x' },
  '/api/order/orders/send': aSendPayload({ cartId: '100' }),
  '/api/order/orders/{orderId}/decision': { rows: [] },
  '/api/company/companies/{companyId}/allowances': anAllowance,
  '/api/company/companies/{companyId}/punchout': { ...defaultConnection, targets: ['https://buy.example'] },
  '/api/company/companies/{companyId}/punchout/documents': { url: '', sends: ['invoice'] },
  '/api/company/companies/{companyId}/punchout/credentials': { name: 'buy-example', customerId: 12 },
  '/api/company/companies/{companyId}/punchout/preview': { fields: [] },
  '/api/company/companies/{companyId}/punchout/trials': { protocol: 'OCI4' },
  '/api/company/companies/{companyId}/punchout/trials/{trialId}/questions': { question: 'start' },
  '/api/company/companies/{companyId}/punchout/trials/{trialId}/visits': { question: 'start', sku: '1', quantity: 1 },
  '/api/company/companies/{companyId}/punchout/trials/{trialId}/orders': { type: 'new' },
  '/api/company/companies/{companyId}/allowances/{allowanceId}': { ...anAllowance, version: 1 },
  '/api/company/companies/{companyId}/approvalrules': {
    name: 'Large orders',
    condition: { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 100 },
    outcome: { kind: 'one', approvers: [1] },
  },
  '/api/company/companies/{companyId}/approvalrules/simulate': {
    condition: { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 100 },
  },
  '/api/company/companies/{companyId}/approvalrules/{ruleId}': {
    name: 'Large orders',
    condition: { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 100 },
    outcome: { kind: 'one', approvers: [1] },
    version: 1,
  },
  '/api/company/companies/{companyId}/approvalrules/{ruleId}/activate': { version: 1 },
  '/api/company/companies/{companyId}/approvalrules/{ruleId}/deactivate': { version: 1 },
  '/api/customer/amountlimit/tickets': { amount: '4000', reason: 'x' },
  '/api/customer/amountlimit/tickets/{ticketId}/approve': {},
  '/api/customer/amountlimit/tickets/{ticketId}/deny': {},
  '/api/customer/amountlimit/orders/{orderId}/increase': { amount: '4000' },
  '/api/order/orders/{orderId}/products/{rowNumber}': { quantity: 1 },
  '/api/order/orders/{orderId}/reports': { kind: 'accepted', messageId: 'x' },
  '/api/orderhistory/orders/{orderId}/status': { status: 300 },
  '/api/order/payments/return': { order: 'x', sessionId: 'x' },
  '/api/order/payments/notifications/{provider}': { notificationItems: [] },
  '/api/order/payments/simulator/{session}': { token: 'x' },
  '/api/order/newsletterkeys': { emailAddress: 'kim@home.example', marketId: 1, cultureCode: 'sv-SE' },
  '/api/address/validate': { street: 'Gatan 1', city: 'Stockholm', zip: '111 22', countryCode: 'SE' },
  '/api/notifications/cart/email': { cartId: '100', emailAddress: 'kim@home.example' },
  '/api/customer/favourites/lists': { name: 'Winter' },
  '/api/customer/favourites/lists/{listId}': { name: 'Winter' },
  '/api/customer/favourites/lists/{listId}/sharing': { isShared: true },
  '/api/customer/favourites/lists/{listId}/items': { changes: [] },
  '/api/customer/favourites/lists/{listId}/items/{partNo}': {},
  '/api/customer/favourites/default/items': { changes: [] },
  '/api/notifications/restock/subscribe': { sku: '100011100200C52', emailAddress: 'kim@home.example' },
  '/api/notifications/newsletter/subscribe': {
    emailAddress: 'kim@home.example',
    tags: [
      { key: 'Newsletter', value: 'true' },
      { key: 'Source', value: 'Footer' },
    ],
    marketId: 1,
    cultureCode: 'sv-SE',
    actionAfterSuccessfulCreate: 'None',
  },
  '/api/notifications/newsletter/mailevents': {
    events: [{ eventId: 'e1', kind: 'complaint', emailAddress: 'kim@home.example', at: '2026-11-18T10:00:00Z' }],
  },
  '/api/notifications/newsletter/unsubscribe': { emailAddress: 'kim@home.example', marketId: 1 },
  '/api/notifications/notices/read': { upTo: 1 },
  '/api/notifications/notices/choices': { choices: [{ topic: 'orders', shop: true, mail: true }] },
  '/api/notifications/promotioncode/send': {
    emailAddress: 'kim@home.example',
    promotionCodeGroupId: 'welcome',
    marketId: 1,
    cultureCode: 'sv-SE',
  },
  '/api/feature/features/{key}': { enabled: true },
  '/api/price/Promotion/{code}': { products: [] },
  '/api/price/campaigns': someCampaign,
  '/api/price/campaigns/{campaignId}': someCampaign,
  '/api/price/campaigns/{campaignId}/active': { isActive: true },
  '/api/review/own-reviews/{basePartNo}': { stars: 5 },
  '/api/review/moderation/{reviewId}': { status: 'accepted', revision: 1 },
  '/api/settings/market/{marketId}': [],
  '/api/settings/company/{companyId}': [],
  '/api/settings/company/{companyId}/effects': [],
  '/api/customer/customers/{customerId}/infos': [],
  '/api/customer/customers': someContact,
  '/api/customer/customers/withoutcompany': someContact,
  '/api/customer/customers/{customerId}': someConsumer,
  '/api/customer/customers/{customerId}/rights': { roleId: 64 },
  '/api/customer/customers/{customerId}/companies': { companyId: 1 },
  '/api/customer/customers/{customerId}/sizes': [],
  '/api/customer/customers/{customerId}/addresses': {
    addressLine1: 'Gatan 1',
    zipCode: '111 22',
    city: 'Stockholm',
    countryCode: 'SE',
  },
  '/api/customer/customers/amountlimits': { customerIds: [1], amountLimit: '100' },
  '/api/customer/customers/approvers': { customerIds: [1], approver: null },
  '/api/customer/b2c': someConsumer,
  '/api/customer/b2c/{customerId}': someConsumer,
  '/api/customer/imports/{importId}/lines/{line}': { cells: { firstName: 'Ada' } },
  '/api/customer/offers': { emailAddress: 'kim@home.example' },
  '/api/customer/offers/{companyId}': { isAccepted: true },
  '/api/vas/proofs/order/{orderId}/rows/{rowNumber}/logo': { logoId: '0199f0a2-7c1e-7abc-8def-0123456789ad' },
  '/api/vas/logos/{logoId}/versions/{version}': { state: 'refused', answer: 'Too thin' },
  '/api/content/general': { language: 'sv', general: someGeneral() },
  '/api/content/content': { language: 'sv', page: aPage() },
  '/api/auth/clients': { name: 'ERP', scopes: [], customerId: 1 },
  '/api/auth/clients/{client}': {},
  '/api/auth/staff/{staffId}/tasks': { tasks: [] },
  '/api/content/reseller-slugs': new URLSearchParams({ companyId: '1', slug: 'boden' }),
  '/api/content/editor/draft': { slug: 'about', language: 'sv', version: 0, data: {} },
  '/api/content/editor/publish': { slug: 'about', language: 'sv', version: 1 },
  '/api/content/editor/archive': { slug: 'about', language: 'sv', version: 1 },
  '/api/content/editor/restore': { slug: 'about', language: 'sv', version: 1, restore: 1 },
  '/api/content/guides/{slug}': { answers: {}, guide: aGuide() },
  '/api/notifications/guides/{slug}/email': { answers: { place: 'indoors' }, emailAddress: 'kim@home.example' },
  '/api/content/translation-files': { file: '{}' },
  '/api/content/redirects': { from: '/old', to: '/about' },
  '/api/content/media-library/{mediumId}': {
    version: 1,
    name: 'Spring',
    folder: '',
    alts: {},
    isDecorative: true,
    focal: { x: 0.5, y: 0.5 },
  },
  '/api/notifications/contact-messages/{messageId}/answers': {
    id: '0199f0a2-7c1e-4abc-8def-0123456789ab',
    body: 'Yes.',
  },
  '/api/notifications/contact-messages/{messageId}/state': { state: 'closed' },
  '/api/content/insert/company': new URLSearchParams({ company_id: '1', title: 'Hamnvik' }),
  '/api/product/customersize/measures': { measures: { waist: 92 } },
  '/api/product/customersize/{id}': { size: 'C50' },
  '/api/product/groups': { name: 'Summer' },
  '/api/product/groups/{id}': {},
  '/api/product/groups/sortOrder': [{ id: 'about', sortOrder: 1 }],
  '/api/product/instantorder/check': { lines: [{ article: '100011100100C50', quantity: 1 }] },
  '/api/product/products/servicelists/images/bulk': ['10001110'],
  '/api/document/documents/favourites/pdf': new URLSearchParams({
    Document: JSON.stringify({ title: 'Winter', items: [{ partNo: '100011100100' }] }),
  }),
  '/api/price/vat/bulk': taxRequest,
  '/api/price/v2/vat/bulk': taxRequest,
  '/api/price/v3/vat/bulk': taxRequest,
};
/** For programs with a secret instead of people with a token; 401 without a secret. */
const tokenCall = '/api/auth/token';
const uploads: Record<string, string> = {
  '/api/product/imports': 'text/csv',
  '/api/company/feeds': 'application/x-ndjson',
  '/api/document/documents/pricelist/{id}/import': 'text/csv',
  '/api/customer/imports': 'text/csv',
  '/api/vas/logos': 'image/svg+xml',
  '/api/content/media': 'application/pdf',
  '/api/content/media-library': 'application/pdf',
  '/api/content/media-library/file': 'application/pdf',
};
/** Carts belong to their owner; callers without a cart get 404. */
const isOfOneCart = (path: string) => /\/carts?\/(\{id\}|groupedTotal|email)|\/orders\/send$/.test(path);
/** The same applies to payments; notifications come only from the configured provider. */
const isOfOnePayment = (path: string) => path.startsWith('/api/order/payments/');
const isOfOneCompany = (path: string) => path.includes('/favourites/shared/');
const values: Record<string, string> = {
  lang: 'sv',
  language: 'sv',
  klevu_totalResults: '1',
  klevu_typeOfQuery: 'FUZZY_AND',
  klevu_type: 'clicked',
  klevu_productUrl: 'https://x.example',
  part: 'buyer',
  viewId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  key: 'UseKlevu',
  marketId: '1',
  staffId: '1',
  noticeId: '1',
  companyId: '1',
  customerId: '1',
  countryCode: 'US',
  deliveryMethodId: '1200',
  zipCode: '111 22',
  ids: '1',
  coopCode: 'X',
  company_id: '1',
  addressId: '1',
  priceListId: 'OURS',
  slug: 'about',
  path: 'a.pdf',
  feedId: '0199f0a2-7c1e-7abc-8def-0123456789ab',
  importId: '0199f0a2-7c1e-7abc-8def-0123456789ab',
  line: '2',
  campaignId: '0199f0a2-7c1e-7abc-8def-0123456789ac',
  listId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  applicationId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  messageId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  source: 'en',
  target: 'sv',
  redirectId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  mediumId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  reviewId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  id: '100',
  otherId: '101',
  rowId: '1',
  entryId: '1',
  employeeNo: '31001',
  code: 'Bottoms',
  parametric: 'men',
  parametricCode: 'Size',
  sku: '10001110',
  basePartNo: '10001110',
  partNo: '100011100100',
  orderId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  cartId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  rowNumber: '100',
  ruleId: '0199f0a2-7c1e-7abc-8def-0123456789ae',
  credentialId: '0199f0a2-7c1e-7abc-8def-0123456789ae',
  documentId: '0199f0a2-7c1e-7abc-8def-0123456789af',
  trialId: '0199f0a2-7c1e-7abc-8def-0123456789b0',
  allowanceId: '0199f0a2-7c1e-7abc-8def-0123456789af',
  ticketId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  deputyId: '0199f0a2-7c1e-7abc-8def-0123456789ae',
  invoiceId: '0199f0a2-7c1e-7abc-8def-0123456789ad',
  deliveryId: '0199f0a2-7c1e-7abc-8def-0123456789ae',
  returnId: '0199f0a2-7c1e-7abc-8def-0123456789af',
  logoId: '0199f0a2-7c1e-7abc-8def-0123456789b0',
  version: '1',
  widthMm: '80',
  rights: 'own',
  name: 'craft-jacket-1000',
  email: 'kim@home.example',
  query: 'kim',
  term: 'jacket',
};

/** Programs, mail providers and procurement systems authenticate there by a secret instead of a token. */
const showsOwnSecret = (path: string) =>
  path === tokenCall ||
  path.endsWith('/newsletter/mailevents') ||
  path.startsWith('/api/auth/login/') ||
  path.startsWith('/api/company/punchout/trials/');

type Call = (typeof operations)[number];

const fill = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'missing');

/** Sends a call with valid examples of what it needs. */
async function send({ method, path, operation }: Call, headers: Record<string, string> = {}) {
  const query = new URLSearchParams(
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name }): [string, string] => [name, values[name] ?? 'missing']),
  );
  const url = `${fill(path)}?${query}`;
  const init = { method: method.toUpperCase(), headers };
  const type = uploads[path];
  const body = bodies[path];
  const ask = () => {
    if (!operation.requestBody) return app.request(url, init);
    if (type) return app.request(url, { ...init, body: '', headers: { ...headers, 'content-type': type } });
    if (body instanceof URLSearchParams) return app.request(url, { ...init, body });
    return app.json(url, init.method, body, headers);
  };
  return { url, answer: await ask() };
}

/** Services in which companies, their people, settings and history are administered. */
const administers = ({ path, operation }: Call) =>
  operation.security !== undefined &&
  /^\/api\/(?:company|customer|audit|settings\/company|auth\/clients)(?:\/|$)/.test(path);

test('no call of company administration is open to a program without its scope', async () => {
  const headers = await app.bearer({ customer_id: staffId });
  const asked = { name: 'ERP', scopes: ['feature:read'], customerId: staffId, allMarkets: true };
  const { id, secret } = await (await app.json('/api/auth/clients', 'POST', asked, headers)).json();
  const grant = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const { access_token } = await (await app.json('/api/auth/token', 'POST', grant)).json();
  const calls = operations.filter(administers);
  expect(calls.length).toBeGreaterThan(60);
  for (const call of calls) {
    const { url, answer } = await send(call, { authorization: `Bearer ${access_token}` });
    expect([call.method, url, answer.status, (await answer.json()).code]).toEqual([
      call.method,
      url,
      403,
      'scope-missing',
    ]);
  }
});

/** Content calls that need a token. */
const ofContent = ({ path, operation }: Call) =>
  operation.security !== undefined && /^\/api\/content(?:\/|$)/.test(path);

test('no content call is open to a program without its scope, and none that changes something to one that may read', async () => {
  const headers = await app.bearer({ customer_id: staffId });
  for (const [scopes, calls] of [
    [['product:write'], operations.filter(ofContent)],
    [['content:read'], operations.filter((call) => ofContent(call) && call.method !== 'get')],
  ] as const) {
    const asked = { name: `ERP ${scopes[0]}`, scopes, customerId: staffId, allMarkets: true };
    const { id, secret } = await (await app.json('/api/auth/clients', 'POST', asked, headers)).json();
    const grant = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
    const { access_token } = await (await app.json('/api/auth/token', 'POST', grant)).json();
    expect(calls.length).toBeGreaterThan(12);
    for (const call of calls) {
      const { url, answer } = await send(call, { authorization: `Bearer ${access_token}` });
      const { code } = await answer.json();
      expect([call.method, url, answer.status, code]).toEqual([call.method, url, 403, 'scope-missing']);
    }
  }
});

test.each([
  ['a user', { storm_role: roles.user }],
  ['a customer admin', { storm_role: roles.customerAdmin }],
  ['a consumer', { storm_role: roles.b2c }],
  ['an administrator of another company', { storm_role: roles.administrator, company_id: 99 }],
  ['staff without a task', { customer_id: 0, storm_role: roles.internal, tasks: [] }],
] as const)('no call that changes content is open to %s', async (_, claims) => {
  const headers = await app.bearer({ ...claims, ...('tasks' in claims && { customer_id: staffId, tasks: [] }) });
  const open = [];
  for (const call of operations.filter((one) => ofContent(one) && one.method !== 'get')) {
    const { answer } = await send(call, headers);
    if (![403, 404].includes(answer.status)) open.push([call.method, call.path, answer.status]);
  }
  expect(open).toEqual([]);
});

/** Calls about the visitor. */
const ofOneself = /^\/api\/customer\/(?:favourites|offers|amountlimit\/tickets)(?:\/|$)/;

test('no call of company administration is open to staff without a task; lists leave out what they may not see', async () => {
  const headers = await app.bearer({ customer_id: staffId, storm_role: roles.internal, tasks: [] });
  const calls = operations.filter((call) => administers(call) && !ofOneself.test(call.path));
  const open = [];
  for (const call of calls) {
    const { answer } = await send(call, headers);
    if (![403, 404].includes(answer.status)) open.push([call.method, call.path, answer.status, await answer.json()]);
  }
  expect(open).toEqual([
    ['get', '/api/company/companies/names', 200, []],
    ['get', '/api/company/companies/coop/{coopCode}', 200, []],
  ]);
});

test('a call is documented with a token exactly if it answers 401 without one, and does not find a stranger’s cart', async () => {
  expect(Object.keys(document.components.securitySchemes)).toEqual(['bearer', 'session', 'seal']);
  for (const call of operations.filter(({ path }) => !showsOwnSecret(path))) {
    const { method, path, operation } = call;
    const { url, answer } = await send(call);
    const takesSeal = operation.parameters?.some((parameter) => parameter.in === 'query' && parameter.name === 'o');
    const security = operation.security && [{ bearer: [] }, { session: [] }, ...(takesSeal ? [{ seal: [] }] : [])];
    const open =
      isOfOneCart(path) || isOfOnePayment(path) || isOfOneCompany(path)
        ? 404
        : Number(Object.keys(operation.responses)[0]);
    expect({ method, url, status: answer.status, security: operation.security }).toEqual({
      method,
      url,
      status: security ? 401 : open,
      security,
    });
  }
});

test('a stranger is asked for a token before the body is read', async () => {
  const closed = operations.filter(
    ({ operation: { requestBody, security } }) =>
      requestBody && 'application/json' in requestBody.content && security && !security.some((way) => 'seal' in way),
  );
  expect(closed.length).toBeGreaterThan(100);
  const read = [];
  for (const { method, path } of closed) {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'missing');
    const answer = await app.json(url, method.toUpperCase(), []);
    if (answer.status !== 401) read.push([method, path, answer.status]);
  }
  expect(read).toEqual([]);
});

test('the page at /api/docs has no script that its policy would block', async () => {
  const answer = await app.request('/api/docs');
  const page = await answer.text();
  const nonce = answer.headers.get('content-security-policy')?.match(/'nonce-([^']+)'/)?.[1];
  const scripts = [...page.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes?.trim());
  expect(scripts).toEqual(['src="/api/docs/swagger-ui-bundle.js"', `nonce="${nonce}"`]);
  expect(page).not.toMatch(/\son\w+=/);
});

test.each([
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
])('the page loads its %s from this server', async (file, type) => {
  const answer = await app.request(`/api/docs/${file}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect((await answer.text()).length).toBeGreaterThan(10_000);
});

test.each(['package.json', 'index.html', '..%2Fpackage.json', 'swagger-ui-es-bundle.js'])(
  'no other file of that package is handed out: %s',
  async (file) => {
    expect((await app.request(`/api/docs/${file}`)).status).toBe(404);
  },
);

test('the headers of a streamed spreadsheet are documented', () => {
  const { responses } = document.paths['/api/document/documents/orders/excel']?.get ?? { responses: {} };
  const { headers } = responses['200'] as { headers: Record<string, { schema: object }> };
  expect(Object.keys(headers)).toEqual(['document-rows', 'document-bytes-about']);
  expect(headers['document-rows']?.schema).toEqual({ type: 'integer' });
});

test('the seal of an order replaces a token: an invalid one is answered like an unknown order', async () => {
  const sealed = operations.filter(({ operation }) => operation.security?.some((way) => 'seal' in way));
  expect(sealed.length).toBeGreaterThan(4);
  for (const { method, path } of sealed) {
    const url = `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'missing')}?o=made-up`;
    const answer = method === 'get' ? await app.request(url) : await app.json(url, method.toUpperCase(), bodies[path]);
    expect([method, path, answer.status]).toEqual([method, path, 404]);
  }
});
