import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { jobs } from '#server/jobs.ts';
import { aPerson } from '#tests/build/person.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { finishJob, insertJob, type JobEnd, type NewJob } from '../bulk-job/bulk-job-store.server.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: TestShop;
let astrid: number;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url });
  ({ id: astrid } = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db));
});

const end = async (job: Partial<NewJob> & Pick<NewJob, 'kind'>, ended: Partial<JobEnd> = {}) => {
  const id = randomUUID();
  await insertJob(shop.db, { id, source: 'file.csv', askedBy: astrid, options: {}, ...job }, shop.clock.now());
  await finishJob(shop.db, id, { state: 'done', accepted: 7, refused: 2, ...ended }, shop.clock.now());
  return id;
};
const told = async () => {
  await jobs(shop)
    .find(({ name }) => name === 'tell-ended-imports')
    ?.run({});
  await shop.events.deliverDue();
  return Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
};

test('N20 imports of products, prices and companies cause one notice, in the shop and by mail', async () => {
  const catalogue = await end({ kind: 'catalogue-import', source: 'API' });
  const prices = await end({ kind: 'price-list-import', source: 'Bygg', options: { priceList: 'OURS', companyId: 7 } });
  const feed = await end({ kind: 'business-feed', options: { asker: {} } }, { state: 'failed', accepted: 3 });
  await told();
  const mails = (await told()).toSorted((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''));
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Din import är klar: API',
    'Din import är klar: Bygg',
    'Din import avbröts: file.csv',
  ]);
  expect(mails[0]?.text).toContain(`/sv/staff/imports/${catalogue}`);
  expect(mails[1]?.text).toMatch(new RegExp(`/7/\\S+\\?list=OURS&job=${prices}`));
  expect(mails[2]?.text).toContain(`/sv/staff/business-feeds/${feed}`);
  const notices = await shop.db.selectFrom('notice').select(['customer_id', 'kind', 'page']).orderBy('page').execute();
  expect(notices).toEqual([
    { customer_id: astrid, kind: 'import-finished', page: 'editPriceLists' },
    { customer_id: astrid, kind: 'import-stopped', page: 'staffBusinessFeed' },
    { customer_id: astrid, kind: 'import-finished', page: 'staffImport' },
  ]);
});

test.each([
  ['stopped by hand', { kind: 'catalogue-import' }, { state: 'cancelled' }],
  ['of people, which has its own notice', { kind: 'people-import' }, {}],
  ['without a person', { kind: 'catalogue-import', askedBy: undefined }, {}],
  ['of a program, without a refused line', { kind: 'catalogue-import', source: 'API' }, { refused: 0 }],
  ['of the command line', { kind: 'business-feed' }, {}],
] as const)('nobody is notified of an import %s', async (_, job, ended) => {
  await end(job, ended);
  expect(await told()).toEqual([]);
  expect(await shop.db.selectFrom('notice').select('id').execute()).toEqual([]);
});
