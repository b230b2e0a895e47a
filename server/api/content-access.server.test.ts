import { beforeAll, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

type Operation = { security?: object[]; requestBody?: { content: Record<string, object> } };
type Write = { method: string; path: string; contentType: string };

let app: TestApp;
let writes: Write[];

beforeAll(async () => {
  app = openTestApp(await openTestShop());
  const { paths } = await (await app.request('/api/openapi.json')).json();
  writes = Object.entries<Record<string, Operation>>(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([method, { security }]) => path.startsWith('/api/content/') && method !== 'get' && security)
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        contentType: Object.keys(requestBody?.content ?? {}).at(-1) ?? 'application/json',
      })),
  );
});

/** An empty body, no query, and an id that is none. */
const sendNothing = ({ method, path, contentType }: Write, headers: Record<string, string> = {}) =>
  app.json(path.replaceAll(/\{.+?\}/g, '-'), method, {}, { 'content-type': contentType, ...headers });

test('each write of content answers callers without the right before it validates their input', async () => {
  const user = await app.bearer({ storm_role: roles.user });
  const answered: string[] = [];
  for (const write of writes) {
    const [anonymous, refused] = [await sendNothing(write), await sendNothing(write, user)];
    answered.push(`${anonymous.status} ${refused.status} ${write.method} ${write.path.replace('/api/content/', '')}`);
  }
  expect(answered.toSorted()).toEqual([
    '401 403 DELETE company/{id}',
    '401 403 DELETE media',
    '401 403 DELETE media-library/{mediumId}',
    '401 403 DELETE redirects/{redirectId}',
    '401 403 POST editor/archive',
    '401 403 POST editor/publish',
    '401 403 POST editor/restore',
    '401 403 POST insert/company',
    '401 403 POST media-library',
    '401 403 POST redirects',
    '401 403 POST reseller-slugs',
    '401 403 POST translation-files',
    '401 403 PUT content',
    '401 403 PUT editor/draft',
    '401 403 PUT general',
    '401 403 PUT guides/{slug}',
    '401 403 PUT media',
    '401 403 PUT media-library/file',
    '401 403 PUT media-library/{mediumId}',
  ]);
});
