import { beforeEach, expect, test } from 'vitest';
import { changeClient } from '#modules/account/api-clients.server.ts';
import type { AuditAction } from '#modules/audit/audit-actions.ts';
import { insertClient } from '#modules/auth/api-client-store.server.ts';
import { changeCompanySettings } from '#modules/company/change-company-settings.server.ts';
import { checkServices } from '#modules/company-settings/check-services.server.ts';
import { saveGeneral } from '#modules/content/save-general.server.ts';
import { savePage } from '#modules/content/save-page.server.ts';
import { changeFlag } from '#modules/flags/change-flag.server.ts';
import { changeMarketSettings } from '#modules/market/change-market-settings.server.ts';
import { changeReservationDays } from '#modules/pending-order/change-reservation-days.server.ts';
import { changeReturnDays } from '#modules/returns/change-return-days.server.ts';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { openWorld, type World } from './world.server.ts';

let world: World;

beforeEach(async () => {
  world = await openWorld();
});

type Change = (world: World, step: number) => Promise<{ readonly ok: boolean }>;

/** Each of these replaces one value by another, so that the entries form a chain. */
const changes: Partial<Record<AuditAction, Change>> = {
  'company-settings.changed': ({ shop, everything, companyId }, step) =>
    changeCompanySettings(
      shop,
      everything.visit,
      { companyId, settings: [{ key: 'PointsFactor', value: String(step) }] },
      checkServices,
    ),
  'client.changed': ({ shop, everything }, step) =>
    changeClient(shop, everything.visit, { clientId: 'yrke-erp', name: `name ${step}` }),
  'return-days.changed': ({ shop, everything }, step) =>
    changeReturnDays(shop, everything.visit, { marketId: 1, days: 40 + step }),
  'reservation-days.changed': ({ shop, everything }, step) =>
    changeReservationDays(shop, everything.visit, { marketId: 1, days: 40 + step }),
  'flag.changed': ({ shop, everything }, step) =>
    changeFlag(shop, everything.visit, { key: 'UseKlevu', enabled: step % 2 === 0 }),
  'content.page-saved': ({ shop, everything }, step) =>
    savePage(shop, everything.visit, {
      language: 'sv',
      everywhere: false,
      kind: 'page',
      page: aPage({ title: `Om oss ${step}` }),
    }),
  'content.general-saved': ({ shop, everything }, step) =>
    saveGeneral(shop, everything.visit, {
      language: 'sv',
      everywhere: false,
      general: someGeneral({ topMessage: { text: `Open ${step}`, visibility: 'any' } }),
    }),
  'market-settings.changed': ({ shop, everything }, step) =>
    changeMarketSettings(shop, everything.visit, {
      marketId: 1,
      settings: [{ key: 'ActivateDiscountCode', value: step % 2 === 0 }],
    }),
};

test.each(Object.entries(changes))(
  '%s: the old value of an entry is the new value of the entry before, also for changes at once',
  async (action, change) => {
    const at = world.shop.clock.now();
    const client = { id: 'yrke-erp', secretHash: 'x', name: 'ERP', scopes: [], customerId: world.evaId };
    const place = { companyId: undefined, marketId: 1, allMarkets: false };
    await insertClient(world.shop.db, { ...client, ...place, createdAt: at, secretChangedAt: at });
    await change?.(world, 0);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((step) => change?.(world, step)));
    expect(answers.every((answer) => answer?.ok)).toBe(true);
    const entries = await world.shop.db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('action', '=', action as AuditAction)
      .orderBy('id')
      .execute();
    expect(entries.length).toBeGreaterThan(1);
    // The first entry of a new page has all its fields, each later one only the changed field.
    const names = Object.keys(entries[1]?.before ?? {}).filter((name) => name !== 'marketId');
    expect(names.length).toBeGreaterThan(0);
    const valuesIn = (fields: Readonly<Record<string, unknown>>) => names.map((name) => fields[name]);
    expect(entries.slice(1).map(({ before }) => valuesIn(before))).toEqual(
      entries.slice(0, -1).map(({ after }) => valuesIn(after)),
    );
  },
);
