import { join } from 'node:path';
import { createAddressValidation } from '#modules/address/create-address-validation.server.ts';
import { createSimulatedErp } from '#modules/fulfilment/simulated-erp.server.ts';
import { createInsights } from '#modules/insights/create-insights.server.ts';
import { createLaundry } from '#modules/laundry/create-laundry.server.ts';
import { createMailing } from '#modules/newsletter/create-mailing.server.ts';
import { createOrderExport } from '#modules/order/create-order-export.server.ts';
import { createPayment } from '#modules/payment/create-payment.server.ts';
import { createTax } from '#modules/pricing/create-tax.server.ts';
import { readProduction } from '#modules/proof-sheet/read-production.server.ts';
import { createMissingAddresses } from '#modules/redirect/count-missing.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { systemClock } from '#platform/clock.ts';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import type { Env } from '#platform/env.server.ts';
import { createOutbox, type Events } from '#platform/events/events.server.ts';
import { createFiles } from '#platform/files/files.server.ts';
import { createHttpClient } from '#platform/http/http-client.server.ts';
import { startJobs } from '#platform/jobs/jobs.server.ts';
import { createLive } from '#platform/live/live.server.ts';
import { createMail } from '#platform/mail/mail.server.ts';
import { createMetrics } from '#platform/metrics.server.ts';
import { createLimits } from '#platform/rate-limit.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { projectRoot } from '#platform/started-file.ts';
import { readTexts } from '#platform/texts.server.ts';
import { beginOpening, type Opening } from './begin-opening.ts';
import { openCatalogueThread } from './catalogue-thread.ts';
import { demoPeople, fillDemoWorld, refuseDemoInProduction } from './demo.ts';
import { jobs } from './jobs.ts';
import { endStreamsWithSessions } from './live/end-with-session.ts';
import { openLogoReader } from './logo/logo-process.ts';
import { personalData } from './personal-data.ts';
import { makePicturesAhead, openPictures } from './pictures.ts';
import { startInsightRelay } from './relays/insight-relay.ts';
import { startSimulatorRelay } from './relays/simulator-relay.ts';
import { startStockRelay } from './relays/stock-relay.ts';
import { buildSnapshots } from './snapshots.ts';
import { subscriptions } from './subscriptions.ts';

/** From this number of concurrent requests on, events are delivered later. */
const manyRequests = 4;

type Options = { env: Env; onStep: (step: string) => void; opening?: Opening };

/** Opens all parts in order of dependency, and returns a function that closes them. */
export async function openShop({
  env,
  onStep,
  opening = beginOpening(env),
}: Options): Promise<{ shop: Shop; close: () => Promise<void> }> {
  const { log } = opening;
  const clock = systemClock;
  const database = await opening.database;
  onStep('migrating the database');
  await migrate(database, await readMigrations(join(projectRoot, 'migrations')));
  const { db, signals } = database;
  await refuseDemoInProduction(env, db);
  const snapshots = createSnapshots({ db, signals, clock, log });
  const thread = openCatalogueThread(log);
  const files = await createFiles(env);
  const http = createHttpClient();
  const pictures = await openPictures({ env, db, clock, log, files });
  // Subscribers may publish events too.
  const events: Events = { publish: (...event) => outbox.publish(...event) };
  const texts = await readTexts(join(projectRoot, 'messages'));
  const fileExport = createOrderExport({ files }, (order) => readProduction({ db, clock }, order));
  const basics = {
    env,
    db,
    database,
    clock,
    log,
    snapshots,
    catalogueThread: thread,
    mail: createMail(env),
    files,
    pictures,
    logoReader: openLogoReader(log),
    http,
    tax: createTax(env, http),
    laundry: createLaundry(env, db, http, clock),
    mailing: createMailing(env, db, http),
    addressValidation: createAddressValidation(env, http),
    payment: createPayment({ env, db, clock, log, http }),
    orderExport: env.DEMO ? createSimulatedErp({ env, db, clock, events, texts, log }, fileExport) : fileExport,
    limits: createLimits(),
    metrics: createMetrics(),
    insights: createInsights({ db }),
    missingAddresses: createMissingAddresses({ db }),
    texts,
    personalData,
    demoPeople: await demoPeople(env),
    events,
    live: createLive({ signals, clock, log }),
  };
  const { inFlight, isQuiet } = basics.metrics;
  const isBusy = () => inFlight.requests >= manyRequests;
  const outbox = createOutbox({ db, clock, log, subscribers: subscriptions(basics), isBusy, isQuiet });
  const shop: Shop = { ...basics, jobs: { send: async (...job) => (await queue).send(...job) } };
  await snapshots.start();
  await fillDemoWorld(shop, onStep);
  onStep('building the snapshots');
  await buildSnapshots(shop);
  endStreamsWithSessions(shop);
  outbox.start();
  // Requests do not wait for the queue, which takes about a second to start; sending a job does.
  const queue = startJobs({ database, jobs: jobs(basics), log });
  const stopAhead = makePicturesAhead(shop);
  const relays = [startStockRelay(shop), startSimulatorRelay(shop), startInsightRelay(shop)];
  return {
    shop,
    close: async () => {
      stopAhead();
      await Promise.all(relays.map((stop) => stop()));
      snapshots.stop();
      // If the database is unavailable, nothing can be handed back; leases and timeouts handle it.
      await Promise.allSettled([
        outbox.stop(),
        queue.then((started) => started.stop()),
        pictures.stop(),
        thread.stop(),
      ]);
      await database.close();
    },
  };
}
