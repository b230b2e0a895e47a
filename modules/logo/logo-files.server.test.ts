import { beforeEach, expect, test } from 'vitest';
import { StorageAwayError } from '#platform/files/storage-away.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { type LogoWorld, openLogoWorld, release } from '#tests/build/logo-world.ts';
import { roles } from '../auth/roles.ts';

let world: LogoWorld;

beforeEach(async () => {
  world = await openLogoWorld();
});

const dirty = logoSvg('<script>1</script>');

test.each(['admin', 'user', 'production', 'staff who only read'])(
  '%s downloads the file as it was uploaded',
  async (who) => {
    const { body } = await world.upload('admin', { fileName: 'bygg ö.svg' }, dirty);
    const file = await world.file(who, body.logoId);
    expect(await file.text()).toBe(dirty);
    expect(file.headers.get('content-type')).toBe('image/svg+xml');
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''bygg%20%C3%B6.svg");
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
  },
);

test.each(['another company', 'a company without services', 'consumer', 'staff with another task'])(
  'for %s the file does not exist',
  async (who) => {
    const { body } = await world.upload('admin');
    const refused = await world.file(who, body.logoId);
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'logo-not-found' }]);
  },
);

test('a new version needs no name and keeps that of its logo; each version has its own file', async () => {
  const { body } = await world.upload('admin', { name: 'Hamnvik' });
  const query = new URLSearchParams({ logoId: body.logoId, widthMm: '60', rights: 'own' });
  const headers = { 'content-type': 'image/svg+xml', ...(await world.headersOf('admin')) };
  const second = logoSvg('<circle r="9"/>');
  const sent = await world.app.request(`/api/vas/logos?${query}`, { method: 'POST', body: second, headers });
  expect([sent.status, await sent.json()]).toMatchObject([201, { version: 2, name: 'Hamnvik', hasFile: true }]);
  expect(await (await world.file('user', body.logoId, 1)).text()).toBe(dirty);
  expect(await (await world.file('user', body.logoId, 2)).text()).toBe(second);
  query.delete('logoId');
  const nameless = await world.app.request(`/api/vas/logos?${query}`, { method: 'POST', body: second, headers });
  expect([nameless.status, await nameless.json()]).toMatchObject([422, { code: 'invalid-input' }]);
});

test('of two uploads with one name at the same time one becomes a logo, the other reads why not', async () => {
  const both = await Promise.all([
    world.upload('admin', { name: 'Hamnvik' }),
    world.upload('admin', { name: 'hamnvik' }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'logo-name-taken',
    title:
      'Ert företag har redan en logotyp med det namnet. Välj den för att ladda upp en ny version, eller använd ett annat namn.',
  });
  expect(await world.list('admin')).toHaveLength(1);
  // Another company may use the name.
  expect((await world.upload('another company', { name: 'Hamnvik' })).status).toBe(201);
});

test('while the storage is away nothing is uploaded, and the same upload works afterwards', async () => {
  const put = world.shop.files.put.bind(world.shop.files);
  world.shop.files.put = () => Promise.reject(new StorageAwayError('no space'));
  expect((await world.upload('admin')).status).toBe(503);
  expect(await world.list('admin')).toEqual([]);
  world.shop.files.put = put;
  expect((await world.upload('admin')).status).toBe(201);
  expect(await world.list('admin')).toHaveLength(1);
});

test('a refused upload leaves no file behind', async () => {
  const kept: string[] = [];
  const put = world.shop.files.put.bind(world.shop.files);
  const remove = world.shop.files.remove.bind(world.shop.files);
  world.shop.files.put = async (key, ...rest) => {
    kept.push(key);
    return put(key, ...rest);
  };
  world.shop.files.remove = async (key) => {
    kept.splice(kept.indexOf(key), 1);
    return remove(key);
  };
  const unknown = '0199f0a2-7c1e-7abc-8def-0123456789b1';
  expect((await world.upload('admin', { logoId: unknown })).status).toBe(404);
  expect(kept).toEqual([]);
});

test('the files of logos go with their company, and other files stay', async () => {
  const { shop, app, people } = world;
  const mine = (await world.upload('admin')).body.logoId;
  await world.upload('another company', { name: 'Kaj' });
  const fileKeys = async () =>
    (await shop.db.selectFrom('company_logo_version').select('file_key').orderBy('uploaded_at').execute()).flatMap(
      ({ file_key }) => file_key ?? [],
    );
  const before = await fileKeys();
  expect(before).toHaveLength(2);
  const removed: string[] = [];
  const remove = shop.files.remove.bind(shop.files);
  shop.files.remove = (key) => {
    removed.push(key);
    return remove(key);
  };
  const path = `/api/company/companies/${people['another company']?.company_id}`;
  const headers = await app.bearer({ storm_role: roles.internal });
  expect((await app.request(path, { method: 'DELETE', headers })).status).toBe(409);
  expect(removed).toEqual([]);
  const eva = people['another company']?.customer_id ?? 0;
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', eva).execute();
  expect((await app.request(path, { method: 'DELETE', headers })).status).toBe(200);
  const left = await fileKeys();
  expect(removed).toEqual(before.filter((key) => !left.includes(key)));
  expect(removed).toHaveLength(1);
  expect((await world.file('admin', mine)).status).toBe(200);
});

test('the decision about a logo is in the history of its company, and of no other', async () => {
  const { logoId } = (await world.upload('admin')).body;
  await world.decide('production', logoId, release);
  const historyOf = async (companyId: number | undefined) => {
    const headers = await world.app.bearer({ storm_role: roles.administrator, company_id: companyId ?? 0 });
    const answer = await world.app.request('/api/audit/company', { headers });
    return ((await answer.json()) as { items: { action: string; after: object }[] }).items;
  };
  expect(await historyOf(world.companyId)).toMatchObject([
    { action: 'logo.decided', after: { state: 'released', threadColours: '1147', stitchCount: 5200, priceClass: 'B' } },
    { action: 'logo.uploaded' },
  ]);
  expect(await historyOf(world.people['another company']?.company_id)).toEqual([]);
});
