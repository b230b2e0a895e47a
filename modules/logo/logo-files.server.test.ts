import { beforeEach, expect, test } from 'vitest';
import { StorageAwayError } from '#platform/files/storage-away.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { type LogoWorld, openLogoWorld } from '#tests/build/logo-world.ts';

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
