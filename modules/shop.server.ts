import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/db.server.ts';
import type { Env } from '#platform/env.server.ts';
import type { Events } from '#platform/events/events.server.ts';
import type { Files } from '#platform/files/files.server.ts';
import type { HttpClient } from '#platform/http/http-client.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Live } from '#platform/live/live.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { Mail } from '#platform/mail/mail.server.ts';
import type { Metrics } from '#platform/metrics.server.ts';
import type { Limits } from '#platform/rate-limit.server.ts';
import type { Snapshots } from '#platform/snapshots/snapshots.server.ts';
import type { Texts } from '#platform/texts.server.ts';
import type { DemoSignIn } from './account/demo-person.ts';
import type { AddressValidation } from './address/address-validation.ts';
import type { CatalogueThread } from './assortment/catalogue-thread.ts';
import type { Insights } from './insights/insights.ts';
import type { LaundrySystem } from './laundry/laundry-system.ts';
import type { LogoReader } from './logo/logo-reader.ts';
import type { Pictures } from './media/pictures.server.ts';
import type { MailingSystem } from './newsletter/mailing-system.ts';
import type { OrderExport } from './order/order-export.ts';
import type { PaymentProvider } from './payment/provider.ts';
import type { PersonalData } from './personal-data.ts';
import type { Tax } from './pricing/tax.ts';
import type { MissingAddresses } from './redirect/missing-addresses.ts';

/** Everything a use case may touch, opened once at the start. */
export type Shop = {
  env: Env;
  db: Db;
  /** Whether work currently fails because the database is unavailable. */
  database: Pick<Database, 'isFailing'>;
  clock: Clock;
  log: Log;
  events: Events;
  jobs: Jobs;
  /** Tells open pages that something has changed. */
  live: Live;
  snapshots: Snapshots;
  /** The thread that builds the catalogue and answers queries, beside the requests. */
  catalogueThread: CatalogueThread;
  mail: Mail;
  files: Files;
  http: HttpClient;
  tax: Tax;
  laundry: LaundrySystem;
  mailing: MailingSystem;
  addressValidation: AddressValidation;
  payment: PaymentProvider;
  orderExport: OrderExport;
  limits: Limits;
  metrics: Metrics;
  insights: Insights;
  /** Requests for addresses that do not exist. */
  missingAddresses: MissingAddresses;
  pictures: Pictures;
  /** Parses uploaded logos in a separate process. */
  logoReader: LogoReader;
  texts: Texts;
  /** Data about people in modules that `account` does not know. */
  personalData: readonly PersonalData[];
  /** People whom a developer may sign in as without a password; empty outside the demo world. */
  demoPeople: readonly DemoSignIn[];
};
