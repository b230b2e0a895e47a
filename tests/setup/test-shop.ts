import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAddressValidation } from '#modules/address/create-address-validation.server.ts';
import { takingTurns } from '#modules/assortment/catalogue-thread.ts';
import { createColumnWorks } from '#modules/assortment/column-works.ts';
import { createInsights } from '#modules/insights/create-insights.server.ts';
import { createLaundry } from '#modules/laundry/create-laundry.server.ts';
import { inspectLogo } from '#modules/logo/inspect-logo.server.ts';
import { fileSource } from '#modules/media/file-source.server.ts';
import { pictureFolder } from '#modules/media/picture-folder.server.ts';
import { createPictures } from '#modules/media/pictures.server.ts';
import { createMailing } from '#modules/newsletter/create-mailing.server.ts';
import { createOrderExport } from '#modules/order/create-order-export.server.ts';
import { createPayment } from '#modules/payment/create-payment.server.ts';
import { createTax } from '#modules/pricing/create-tax.server.ts';
import { readProduction } from '#modules/proof-sheet/read-production.server.ts';
import { createMissingAddresses } from '#modules/redirect/count-missing.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createOutbox, type Events, type Outbox } from '#platform/events/events.server.ts';
import { createFiles } from '#platform/files/files.server.ts';
import { createHttpClient } from '#platform/http/http-client.server.ts';
import { createLive } from '#platform/live/live.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createMail } from '#platform/mail/mail.server.ts';
import { createMetrics } from '#platform/metrics.server.ts';
import { createLimits } from '#platform/rate-limit.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { readTexts } from '#platform/texts.server.ts';
import { personalData } from '#server/personal-data.ts';
import { subscriptions } from '#server/subscriptions.ts';
import { type Outage, withOutage } from './outage.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { emptyTables, testDatabase } from './test-database.ts';

/** Shared by all shops of a file: reading and parsing takes longer than most tests. */
const texts = readTexts('messages');

export type TestShop = Shop & { clock: TestClock; events: Outbox };

/** A shop on this worker's emptied database, with real parts and a clock that only the test moves. */
export async function openTestShop(settings: Record<string, string> = {}, outage?: Outage): Promise<TestShop> {
  const opened = await testDatabase();
  await emptyTables(opened);
  const database = outage ? withOutage(opened.database, outage) : opened.database;
  const { db, signals } = database;
  const env = readEnv({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'yrke-test-')),
    LOG_LEVEL: 'silent',
    // The default secret is refused outside local use.
    ...(settings.APP_ENV !== undefined && { SESSION_SECRET: 'a secret that only this test knows of' }),
    ...settings,
  });
  const clock = testClock();
  const log = createLog(env.LOG_LEVEL);
  const snapshots = createSnapshots({ db, signals, clock, log, alwaysFresh: true });
  await snapshots.start();
  snapshots.stop();
  const files = await createFiles(env);
  const http = createHttpClient();
  const basics = {
    env,
    db,
    database,
    clock,
    log,
    snapshots,
    // In this thread; the transfer to another thread has its own test.
    catalogueThread: takingTurns(createColumnWorks()),
    mail: createMail(env),
    files,
    pictures: createPictures({
      sources: [fileSource(files)],
      folder: pictureFolder({ folder: join(env.DATA_DIR, 'cache'), maxBytes: 1e8 }),
      clock,
      log,
    }),
    // In this process; the limits of the separate process have their own test.
    logoReader: { read: inspectLogo },
    http,
    tax: createTax(env, http),
    laundry: createLaundry(env, db, http, clock),
    mailing: createMailing(env, db, http),
    addressValidation: createAddressValidation(env, http),
    payment: createPayment({ env, db, clock, log, http }),
    orderExport: createOrderExport({ files }, (order) => readProduction({ db, clock }, order)),
    limits: createLimits(),
    metrics: createMetrics(),
    insights: createInsights({ db }),
    missingAddresses: createMissingAddresses({ db }),
    texts: await texts,
    personalData,
    demoPeople: [],
    live: createLive({ signals, clock, log }),
    events: { publish: (...event) => outbox.publish(...event) } satisfies Events,
  };
  const outbox: Outbox = createOutbox({ db, clock, log, subscribers: subscriptions(basics) });
  return { ...basics, events: outbox, jobs: { send: async () => {} } };
}
