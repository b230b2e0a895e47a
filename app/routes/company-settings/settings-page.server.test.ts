import { beforeEach, expect, test } from 'vitest';
import type { SettingsAnswer } from '#app/components/company-settings/settings-view.ts';
import { roles } from '#modules/auth/roles.ts';
import { getSettings } from '#modules/company/company-store.server.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import type { Visit } from '#modules/visit.ts';
import { aCompany } from '#tests/build/company.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { changeSettings } from './change-settings.server.ts';
import { loadSettings } from './load-settings.server.ts';

let shop: TestShop;
let companyId: number;
const visit: Visit = aVisit({ language: 'en', claims: someClaims({ storm_role: roles.internal }) });

beforeEach(async () => {
  shop = await openTestShop();
  companyId = (await aCompany('Rig').with({ ShowPoints: 'true', PointsFactor: '10' }).save(shop.db)).id;
});

type Answered = { init?: { status?: number }; data: SettingsAnswer };

async function post(fields: readonly (readonly [string, string])[], by = visit) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return (await changeSettings({ shop, visit: by, companyId, form })) as unknown as Answered;
}

const page = async () =>
  (await loadSettings(shop, visit, new URLSearchParams({ company: String(companyId) }))).settings;

/** The form as it is opened, with other values in some fields. */
async function typed(values: Readonly<Record<string, string>>, rules: readonly string[] = []) {
  const view = await page();
  const own = Object.fromEntries(
    (view?.settings ?? []).flatMap(({ key, own: value }) => (value === undefined ? [] : [[key, value]])),
  );
  const all = { ...own, ...values };
  return [
    ['version', String(view?.version)],
    ['base', JSON.stringify(own)],
    ['hasRules', 'yes'],
    ...Object.entries(all).map(([key, value]) => [`s.${key}`, value] as const),
    ...rules.map((name) => ['rule', name] as const),
  ] as [string, string][];
}

const preview = async (fields: [string, string][]) => post([['intent', 'preview'], ...fields]);
const save = ({ data: { version, base, preview: shown } }: Answered, by = visit) =>
  post(
    [
      ['intent', 'save'],
      ['version', String(version)],
      ['base', JSON.stringify(base)],
      ['changes', shown?.changes ?? ''],
    ],
    by,
  );
const wasSaved = (answer: unknown) => answer instanceof Response && answer.status === 302;

test('M06 typed values are shown with their effect first, and saved as shown', async () => {
  const shown = await preview(await typed({ HidePrice: 'true', ShowPoints: '' }));
  expect(shown.data.preview?.effects.changes).toEqual([
    { key: 'HidePrice', before: 'false', after: 'true', people: 0 },
    { key: 'ShowPoints', before: 'true', after: 'false', people: 0 },
  ]);
  expect(await getSettings(shop.db, companyId)).toEqual({ ShowPoints: 'true', PointsFactor: '10' });
  expect(wasSaved(await save(shown))).toBe(true);
  expect(await getSettings(shop.db, companyId)).toEqual({ HidePrice: 'true', PointsFactor: '10' });
});

test('M06 each of the 28 named settings and the two modes can be changed on the page and is stored; unknown keys are kept', async () => {
  await shop.db
    .insertInto('company_setting')
    .values({ company_id: companyId, key: 'OfAPartner', value: 'x' })
    .execute();
  const named =
    `UseAmountLimit UseAmountLimitForCustomerAdmins HidePrice ForceApproval ShowPoints ShowAgreedAssortmentOnly
    ShowAgreedAssortmentOnlyForAllRoles UseProjectNumber UseOrderNumber AccessPartnerWeb ActivateDiscountCode
    LockDeliveryAddressInCheckout ActivateMandatoryRowCommentForAllRows ActivateMandatoryPersonalPackage
    ActivateChooseDeliveryCountryInCheckout ActivateWeeklyDelivery ShowPriceIncVat UseCompanyTeam DisableCheckout ActivateOCI
    UseLaundry ForceVasSelectionOnProductsWithVas ForcePreSelectedVasForUsers ShowVas AllOrdersIsMaintainedByRetailer
    ShowMarketPriceForAdminsAndInternals`.split(/\s+/);
  const wanted = {
    ...Object.fromEntries(named.map((key) => [key, key === 'ShowPoints' ? 'false' : 'true'])),
    PunchOutType: 'OCI4',
    ApproverMode: 'AttestantPerCompany',
    PreSelectedDeliveryAddress: 'Customer',
  };
  const shown = await preview(await typed(wanted, ['comment']));
  expect(shown.data.problems).toEqual({});
  expect(wasSaved(await save(shown))).toBe(true);
  const { settings } = await readCompanyTerms(shop, companyId);
  expect(settings).toEqual({
    ...wanted,
    PointsFactor: '10',
    FormViewRules: '{"rules":[{"ruleName":"comment","ruleType":"REQUIRED"}]}',
    OfAPartner: 'x',
  });
});

test('M06 M23 required fields are ticked, and become rules', async () => {
  await save(await preview(await typed({}, ['orderLabel', 'comment'])));
  const { FormViewRules } = await getSettings(shop.db, companyId);
  expect(JSON.parse(FormViewRules ?? '')).toEqual({
    rules: [
      { ruleName: 'orderLabel', ruleType: 'REQUIRED' },
      { ruleName: 'comment', ruleType: 'REQUIRED' },
    ],
  });
  await save(await preview(await typed({})));
  expect(await getSettings(shop.db, companyId)).not.toHaveProperty('FormViewRules');
});

test('a value that is not accepted stays in its field, with the reason', async () => {
  const wrong = await preview(await typed({ PointsFactor: 'many' }));
  expect(wrong.init?.status).toBe(422);
  expect(Object.keys(wrong.data.problems)).toEqual(['PointsFactor']);
  expect(wrong.data.typed.PointsFactor).toBe('many');
});

test('unknown services are named at each field that has one, with its label, beside other wrong fields', async () => {
  const wrong = { MandatoryVasServices: '9999', PreSelectedVasServices: '9998, 9999', PointsFactor: 'many' };
  const answer = await preview(await typed(wrong));
  const { problems, errors, typed: kept, preview: shown } = answer.data;
  expect(answer.init?.status).toBe(422);
  expect(problems).toEqual({
    MandatoryVasServices: 'Mandatory services: there is no service with the number 9999.',
    PreSelectedVasServices: 'Preselected services: there are no services with the numbers 9998, 9999.',
    PointsFactor: 'The setting Points factor does not accept this value. Accepted: 12.5.',
  });
  expect([errors, shown]).toEqual([[], undefined]);
  expect(kept).toMatchObject({ ...wrong, ShowPoints: 'true' });
});

test('an unknown service that is saved without a preview is refused at its field too', async () => {
  const changes = JSON.stringify([{ key: 'MandatoryVasServices', value: '9999' }]);
  const base = (await page())?.version;
  const answer = await post([
    ['intent', 'save'],
    ['version', String(base)],
    ['base', '{}'],
    ['changes', changes],
  ]);
  expect([answer.init?.status, answer.data.problems]).toEqual([
    422,
    { MandatoryVasServices: 'Mandatory services: there is no service with the number 9999.' },
  ]);
});

test('M06 the second editor sees what the first saved, keeps what was typed, and can save it then', async () => {
  const second = await preview(await typed({ PointsFactor: '30', UseLaundry: 'true' }));
  await save(await preview(await typed({ PointsFactor: '20', HidePrice: 'true' })));
  const late = await save(second);
  expect(late.init?.status).toBe(409);
  expect(late.data.stored).toEqual({ HidePrice: 'true', PointsFactor: '20' });
  expect(late.data.typed).toEqual({ ShowPoints: 'true', HidePrice: 'true', PointsFactor: '30', UseLaundry: 'true' });
  const again = await preview([
    ['version', String(late.data.version)],
    ['base', JSON.stringify(late.data.base)],
    ...Object.entries(late.data.typed).map(([key, value]): [string, string] => [`s.${key}`, value]),
  ]);
  expect(wasSaved(await save(again))).toBe(true);
  expect(await getSettings(shop.db, companyId)).toEqual({
    ShowPoints: 'true',
    HidePrice: 'true',
    PointsFactor: '30',
    UseLaundry: 'true',
  });
});

test('visitors who may only read can neither save nor see a save button', async () => {
  const reader = aVisit({ claims: someClaims({ storm_role: roles.internal, tasks: ['read-only'] }) });
  const shown = await preview(await typed({ HidePrice: 'true' }));
  expect((await save(shown, reader)).init?.status).toBe(403);
  const seen = await loadSettings(shop, reader, new URLSearchParams({ company: String(companyId) }));
  expect(seen.settings?.mayChange).toBe(false);
});

test('G43 the settings of children are shown beside those of their parent', async () => {
  await aCompany('Child').childOf({ id: companyId }).with({ HidePrice: 'true' }).save(shop.db);
  const [child] = (await page())?.children ?? [];
  expect([child?.name, child?.settings.filter(({ origin }) => origin === 'own').map(({ key }) => key)]).toEqual([
    'Child',
    ['HidePrice'],
  ]);
});

test('without a company staff choose one; an unknown company is 404', async () => {
  const { choice } = await loadSettings(shop, visit, new URLSearchParams({ search: 'ri' }));
  expect(choice?.companies).toEqual([{ id: companyId, name: 'Rig' }]);
  await expect(loadSettings(shop, visit, new URLSearchParams({ company: '999' }))).rejects.toMatchObject({
    init: { status: 404 },
  });
});
