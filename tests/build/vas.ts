import type { VasArticle } from '#modules/vas/vas-article.ts';
import { aProduct } from './feed.ts';
import { goods } from './goods.ts';

/** A service of the test catalogue: by default a logo without a text. */
const aService = (facts: Partial<VasArticle> = {}): VasArticle => ({
  kind: 'vas-article',
  serviceArticleId: 9001,
  serviceId: 'TRL',
  service: 'transfer',
  name: { sv: 'Logotyp', en: 'Logo' },
  positions: [
    { code: 'left chest', name: { sv: 'Vänster bröst', en: 'Left chest' } },
    { code: 'back', name: { sv: 'Rygg', en: 'Back' } },
  ],
  maxLines: 0,
  maxCharacters: 0,
  parameters: [],
  multiPackQuantity: 1,
  prices: [{ priceList: 'PUBLIC-se', currency: 'SEK', unitNet: '32.00' }],
  ...facts,
});

export const logo = 9001;
export const nameTag = 9002;
export const jobTag = 9003;

export const jobTagArticle = aService({
  serviceArticleId: jobTag,
  serviceId: 'TRO',
  name: { sv: 'Namn och yrke', en: 'Name and job' },
  maxLines: 2,
  maxCharacters: 20,
  parameters: ['fname', 'lname', 'occupation'],
  multiPackQuantity: 2,
  prices: [{ priceList: 'PUBLIC-se', currency: 'SEK', unitNet: '34.00' }],
});

const services = [
  aService(),
  aService({
    serviceArticleId: nameTag,
    serviceId: 'EMN',
    service: 'embroidery',
    name: { sv: 'Namn', en: 'Name' },
    maxLines: 2,
    maxCharacters: 20,
    parameters: ['fname', 'lname'],
    prices: [{ priceList: 'PUBLIC-se', currency: 'SEK', unitNet: '42.00' }],
  }),
  jobTagArticle,
];

const isTrousers = (row: object) => 'basePartNo' in row && row.basePartNo === aProduct({ style: 1000 }).basePartNo;

/** The goods of other tests; trousers can have a logo, a name, and a name with the job. Gloves can have no services. */
export const goodsWithServices = [
  ...services,
  ...goods.map((row) => (isTrousers(row) ? { ...row, vasServices: ['TRL', 'EMN', 'TRO'] } : row)),
];
