import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mayImport, owns } from '#modules/dependencies.ts';
import { openViews, tableOwners } from '#modules/table-owners.ts';
import { computedSql, foreignTables, routesInComponents, storesInApp } from './architecture/debts.ts';
import {
  checkComponents,
  checkDemo,
  checkFloors,
  checkModules,
  checkPurity,
  checkStores,
  checkTable,
  findUnusedGrants,
} from './architecture/import-rules.ts';
import { moduleTable, withModuleTable } from './architecture/module-table.ts';
import { parseSource, type SourceFile } from './architecture/source-file.ts';
import { namesIn } from './architecture/sql-names.ts';
import { checkReadableSql, checkTableOwners } from './architecture/sql-rules.ts';
import {
  checkStaffChanges,
  checkStaffRole,
  checkStaffScreens,
  decidedByRole,
  openToScreens,
} from './architecture/staff-rules.ts';
import {
  checkDays,
  checkEnvironment,
  checkForms,
  checkNotices,
  checkRedirects,
  checkSingletons,
  checkTsx,
} from './architecture/syntax-rules.ts';

const source = (path: string, text: string) => parseSource(path, text);
const importing = (path: string, ...targets: string[]) =>
  source(path, targets.map((target) => `import '${target}';`).join('\n'));

test('every kind of import is recognised, and whether it imports only types', () => {
  const { imports } = source(
    'modules/cart/cart.ts',
    `import type { A } from './a.ts';
     import { type B } from '../order/b.ts';
     import { type C, c } from '#core/c.ts';
     import * as d from './d.ts';
     import './e.ts';
     export * from './f.ts';
     export type { G } from './g.ts';
     export { h } from './h.ts';
     const i = () => import('./i.ts');
     type J = import('./j.ts').J;
     import data from '#messages/en/cart.json' with { type: 'json' };
     import * as z from 'zod';
     import fs from 'node:fs';
     declare module '#platform/db/db.server.ts' { interface Tables {} }`,
  );
  expect(imports.map(({ target, isType }) => `${target}${isType ? ' (type)' : ''}`).sort()).toEqual(
    [
      'modules/cart/a.ts (type)',
      'modules/order/b.ts (type)',
      'core/c.ts',
      'modules/cart/d.ts',
      'modules/cart/e.ts',
      'modules/cart/f.ts',
      'modules/cart/g.ts (type)',
      'modules/cart/h.ts',
      'modules/cart/i.ts',
      'modules/cart/j.ts (type)',
      'messages/en/cart.json',
    ].sort(),
  );
});

test('a file that does not parse is an error', () => {
  expect(() => source('core/a.ts', 'const = ;')).toThrow('core/a.ts does not parse');
});

describe('floors', () => {
  test.each([
    ['core/money.ts', '#platform/clock.ts'],
    ['core/money.ts', '../modules/market/markets.ts'],
    ['platform/clock.ts', '#modules/visit.ts'],
    ['platform/clock.ts', '#server/jobs.ts'],
    ['modules/cart/cart.ts', '#app/routes.ts'],
    ['modules/shop.server.ts', '#server/jobs.ts'],
    ['app/root.tsx', '#platform/log.server.ts'],
    ['app/root.tsx', '#server/app.ts'],
    ['modules/cart/cart.ts', '#tests/setup/test-shop.ts'],
    ['server/main.ts', '#tools/start.ts'],
    ['server/main.ts', '../bench/flags.ts'],
  ])('%s may not import %s', (path, target) => expect(checkFloors(importing(path, target))).toHaveLength(1));

  test('type imports and dynamic imports count too', () => {
    expect(checkFloors(source('core/a.ts', "import type { Db } from '#platform/db/db.server.ts';"))).toHaveLength(1);
    expect(checkFloors(source('core/a.ts', "const a = () => import('#platform/clock.ts');"))).toHaveLength(1);
  });

  test.each([
    ['core/money.ts', './decimal.ts'],
    ['platform/cache.ts', '#core/timings.ts'],
    ['modules/cart/cart.ts', '#platform/clock.ts'],
    ['app/root.tsx', '#modules/visit.ts'],
    ['app/root.tsx', '#core/locale.ts'],
    ['app/root.tsx', '#messages/en/shell.json'],
    ['server/main.ts', '#platform/clock.ts'],
    ['core/money.ts', 'zod'],
    ['core/money.test.ts', '#tests/build/money.ts'],
    ['tests/setup/test-shop.ts', '#server/app.ts'],
    ['tools/start.ts', '#server/main.ts'],
  ])('%s may import %s', (path, target) => expect(checkFloors(importing(path, target))).toEqual([]));
});

test('only the demo world itself and the tool that fills it in import it', () => {
  for (const path of ['server/main.ts', 'modules/cart/cart.ts', 'bench/flags.ts', 'tests/setup/test-shop.ts'])
    expect(checkDemo(importing(path, '#demo/world.ts'))).toHaveLength(1);
  expect(checkDemo(importing('demo/products.ts', './world.ts'))).toEqual([]);
  expect(checkDemo(importing('tools/demo.ts', '../demo/world.ts'))).toEqual([]);
});

describe('modules', () => {
  const table = { market: [], cart: ['market'], order: ['market', 'cart'] };
  const check = (path: string, target: string) => checkModules(importing(path, target), table);

  test.each([
    ['modules/market/markets.ts', '#modules/cart/cart.ts'],
    ['modules/cart/cart.ts', '../order/order.ts'],
    ['modules/cart/steps/add.ts', '#modules/order/order.ts'],
    ['modules/unknown/a.ts', '#modules/market/markets.ts'],
    ['modules/order/order.ts', '#modules/cart/steps/add.ts'],
    ['modules/shop.server.ts', '#modules/cart/steps/add.ts'],
    ['app/root.tsx', '#modules/cart/steps/add.ts'],
    ['server/jobs.ts', '#modules/cart/steps/add.ts'],
  ])('%s may not import %s', (path, target) => expect(check(path, target)).toHaveLength(1));

  test.each([
    ['modules/order/order.ts', '#modules/cart/cart.ts'],
    ['modules/cart/cart.ts', './steps/add.ts'],
    ['modules/cart/steps/add.ts', '../cart.ts'],
    ['modules/market/markets.ts', '../visit.ts'],
    ['modules/shop.server.ts', './cart/cart.ts'],
    ['app/root.tsx', '#modules/cart/cart.ts'],
    ['modules/market/markets.test.ts', '#modules/order/order.ts'],
  ])('%s may import %s', (path, target) => expect(check(path, target)).toEqual([]));
});

describe('the table of modules', () => {
  test('has no cycle, short or long', () => {
    expect(checkTable({ a: ['a'] }, ['a'])).toEqual(['a knows itself by a detour']);
    expect(checkTable({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }, ['a', 'b', 'c', 'd'])).toHaveLength(3);
    expect(checkTable({ a: ['b', 'c'], b: ['c'], c: [] }, ['a', 'b', 'c'])).toEqual([]);
  });
  test('lists exactly the folders that exist', () => {
    expect(checkTable({ a: [] }, ['a', 'b'])).toEqual(['modules/b is not in the table']);
    expect(checkTable({ a: [], b: [] }, ['a'])).toEqual(['there is no modules/b']);
    expect(checkTable({ a: ['x'] }, ['a'])).toEqual(['a knows x, which is unknown']);
  });
});

describe('pure files', () => {
  test.each([
    ['core/money.ts', './money-store.server.ts'],
    ['platform/cache.ts', './log.server.ts'],
    ['modules/cart/cart.ts', './cart-store.server.ts'],
    ['app/components/cart/cart-line.tsx', '#modules/cart/read-cart.server.ts'],
    ['app/context.ts', '#modules/shop.server.ts'],
  ])('%s may not import %s', (path, target) => expect(checkPurity(importing(path, target))).toHaveLength(1));

  test('a type import does not count, a value import in the same statement does', () => {
    expect(checkPurity(source('modules/a/a.ts', "import type { Db } from './b.server.ts';"))).toEqual([]);
    expect(checkPurity(source('modules/a/a.ts', "import { type Db } from './b.server.ts';"))).toEqual([]);
    expect(checkPurity(source('modules/a/a.ts', "import { type Db, b } from './b.server.ts';"))).toHaveLength(1);
    expect(checkPurity(source('modules/a/a.ts', "export * from './b.server.ts';"))).toHaveLength(1);
  });

  test.each([
    ['modules/cart/add-line.server.ts', './cart-store.server.ts'],
    ['modules/cart/cart.ts', './cart-line.ts'],
    ['app/routes/cart/cart.tsx', '#modules/cart/read-cart.server.ts'],
    ['app/root.tsx', '#modules/cart/read-cart.server.ts'],
    ['app/entry.server.tsx', '#modules/cart/read-cart.server.ts'],
    ['modules/cart/cart.test.ts', './cart-store.server.ts'],
    ['server/jobs.ts', '#platform/log.server.ts'],
    ['tools/start.ts', '#platform/log.server.ts'],
  ])('%s may import %s', (path, target) => expect(checkPurity(importing(path, target))).toEqual([]));
});

describe('tables', () => {
  const owners = { cart: 'modules/cart', customer: 'modules/people', orders: 'modules/order' };
  const found = (text: string) => [...namesIn(source('modules/cart/cart-store.server.ts', text), owners).tables];

  test.each([
    "db.selectFrom('cart').selectAll();",
    "db.selectFrom('cart as c').selectAll();",
    "db.selectFrom(['cart as c']).selectAll();",
    "db.insertInto('cart').values(row);",
    "db.updateTable('cart').set(row);",
    "db.deleteFrom('cart');",
    "db.selectFrom(others).innerJoin('cart as c', 'c.id', 'o.cart_id');",
    "db.updateTable(others).from('cart').set(row);",
    'sql`select * from cart where id = ${id}`;',
    'sql<Row>`with held as (select 1) insert into cart (id) select 1`;',
    'sql`update cart set version = 1`;',
    'sql`select 1 from lateral_rows join "cart" on true`;',
    "sql.table('cart');",
    "db.selectFrom('a').rightJoin('cart', 'x', 'y');",
    "db.selectFrom('a').fullJoin('cart as c', 'x', 'y');",
    "db.selectFrom('a').crossJoin('cart');",
    "db.mergeInto('cart');",
    'sql`select 1 from lateral_rows r, cart c where true`;',
    'sql`delete from lateral_rows using held as h, only_rows, "cart" where true`;',
    "for (const table of ['cart', 'basket'] as const) await db.deleteFrom(table);",
    "db.selectFrom('public.cart as c');",
    "db.selectFrom(isOpen ? 'cart' : 'basket');",
    'db.selectFrom(`cart`);',
    "db['selectFrom']('cart');",
    "sql.id('public', 'cart');",
    "sql.ref('cart.id');",
    'sql`select 1 from public.cart`;',
    'sql`select 1 from "public" . "cart"`;',
    'sql`select 1 from a, public.cart c`;',
    'sql`select 1 from /* all */ CART`;',
    'sql`select 1 from (cart cross join a)`;',
    'sql`truncate cart`;',
    'sql`select 1 from ${sql`cart`}`;',
    'const source = sql`cart c where c.id = ${id}`;',
  ])('%s names the cart', (text) => expect(found(text)).toEqual(['cart']));

  test.each(["Array.from('cart');", "say('cart');", 'html`from cart`;', "db.selectFrom('cart_row');"])(
    '%s names none',
    (text) => expect(found(text)).toEqual([]),
  );

  test.each([
    'sql.raw(text);',
    "sql.raw('select 1');",
    'sql.table(name);',
    'sql.id(name);',
    'sql.ref(name);',
    'db.selectFrom(name);',
    'db.selectFrom(names.cart);',
    'db.selectFrom(`${name} as c`);',
    'db.selectFrom([name]);',
    'db.selectFrom(nameOf(cart));',
    "db.selectFrom(isOpen ? 'cart' : name);",
    "for (const table of ['cart'] as const) say(table); db.deleteFrom(table);",
    "import { sql as words } from 'kysely';",
    "import { CompiledQuery } from 'kysely';",
    "db.withSchema('public').selectFrom('cart');",
    "db.selectFrom(db.dynamic.table(name).as('c'));",
  ])('%s hides the table that it names', (text) =>
    expect(checkReadableSql(source('modules/cart/cart-store.server.ts', text))).toHaveLength(1),
  );

  test.each([
    "db.selectFrom('cart as c');",
    "db.selectFrom((eb) => eb.selectFrom('cart').selectAll().as('c'));",
    "db.innerJoin(sql`(select 1)`.as('one'), 'a', 'b');",
    "for (const table of ['cart'] as const) db.deleteFrom(table);",
    "sql.lit('asc'); sql.join(parts);",
  ])('%s hides no table', (text) =>
    expect(checkReadableSql(source('modules/cart/cart-store.server.ts', text))).toEqual([]),
  );

  test('are named only by files of their owner, and in tests', () => {
    const text = "db.selectFrom('customer');";
    expect(checkTableOwners(source('modules/people/person-store.server.ts', text), owners)).toEqual([]);
    expect(checkTableOwners(source('modules/cart/cart.server.test.ts', text), owners)).toEqual([]);
    expect(checkTableOwners(source('modules/cart/cart-store.server.ts', text), owners)).toEqual([
      'modules/cart/cart-store.server.ts names customer of modules/people',
    ]);
  });
});

describe('open views', () => {
  const owners = { order_view: 'modules/order', orders: 'modules/order' };
  const open = { views: ['order_view'], mayImport: { order: [], invoice: ['order'], cart: [] } };
  const check = (path: string, text: string) => checkTableOwners(source(path, text), owners, open);
  const [reads, writes] = ["db.selectFrom('order_view as o');", "db.updateTable('order_view');"];

  test('are read only by modules that may know the owner, and written by no other module', () => {
    expect(check('modules/invoice/invoice-store.server.ts', reads)).toEqual([]);
    expect(check('modules/invoice/invoice-store.server.ts', 'sql`select * from order_view o`;')).toEqual([]);
    expect(check('modules/cart/cart-store.server.ts', reads)).toHaveLength(1);
    expect(check('server/jobs.ts', reads)).toHaveLength(1);
    expect(check('modules/invoice/invoice-store.server.ts', writes)).toHaveLength(1);
    expect(check('modules/invoice/invoice-store.server.ts', 'sql`update order_view set way = 1`;')).toHaveLength(1);
  });

  test('give no access to other tables', () =>
    expect(check('modules/invoice/invoice-store.server.ts', "db.selectFrom('orders');")).toHaveLength(1));
});

test('app calls use cases, not stores', () => {
  const target = '#modules/cart/cart-store.server.ts';
  expect(checkStores(importing('app/routes/cart/cart.tsx', target))).toHaveLength(1);
  expect(checkStores(importing('server/jobs.ts', target))).toEqual([]);
});

test('components do not know routes', () => {
  const target = '#app/routes/cart/cart-intents.ts';
  expect(checkComponents(importing('app/components/cart/cart-row.tsx', target))).toHaveLength(1);
  expect(checkComponents(importing('app/routes/cart/cart.tsx', target))).toEqual([]);
});

test('a grant that no import uses is reported', () => {
  const files = [importing('modules/cart/cart.ts', '#modules/market/markets.ts')];
  expect(findUnusedGrants(files, { cart: ['market', 'order'] })).toEqual(['cart does not use order']);
});

describe('state at module level', () => {
  const check = (text: string, path = 'modules/cart/cart.ts') => checkSingletons(source(path, text));

  test.each([
    'let count = 0;',
    'export let count = 0;',
    'var count = 0;',
    'const kept = new Map();',
    'export const kept = new Map<string, Cart>();',
    "const codes = new Set(['a', 'b']);",
    'const kept: Map<string, Cart> = new Map();',
    'const shop = { kept: new Map() };',
    'const pool = new pg.Pool();',
    'const emitter = new EventEmitter();',
    'class Carts { static kept = new Map(); }',
    'export default new Cache();',
    'if (fast) { let count = 0; }',
    "const codes: ReadonlySet<string> = wrap(new Set(['a']));",
  ])('%s is refused', (text) => expect(check(text)).toHaveLength(1));

  test.each([
    'const most = 20;',
    "const codes: ReadonlySet<string> = new Set(['a', 'b']);",
    "export const names: ReadonlyMap<string, string> = new Map([['a', 'b']]);",
    'const format = new Intl.NumberFormat();',
    'const pattern = new RegExp(text);',
    'function create() { let count = 0; const kept = new Map(); }',
    'export const create = () => { let count = 0; return new Map(); };',
    'const shop = { create() { return new Map(); } };',
    'class Carts { kept = new Map(); constructor() { let count = 0; } }',
    'declare let count: number;',
  ])('%s is fine', (text) => expect(check(text)).toEqual([]));

  test('the composition root, tests and tools may have state', () => {
    for (const path of [
      'server/main.ts',
      'tools/start.ts',
      'tests/setup/test-database.ts',
      'modules/cart/cart.test.ts',
    ])
      expect(check('let count = new Map();', path)).toEqual([]);
    for (const path of ['core/a.ts', 'platform/a.ts', 'app/a.tsx'])
      expect(check('let count = 0;', path)).toHaveLength(1);
  });
});

test('screens are in app/', () => {
  expect(checkTsx('app/root.tsx')).toEqual([]);
  expect(checkTsx('modules/cart/cart.ts')).toEqual([]);
  expect(checkTsx('modules/cart/cart-line.tsx')).toHaveLength(1);
  expect(checkTsx('server/error-page.tsx')).toHaveLength(1);
});

describe('the environment', () => {
  const check = (path: string, text: string) => checkEnvironment(source(path, text));

  test.each([
    'const port = process.env.PORT;',
    "const port = process['env'].PORT;",
    'const { env } = process;',
    "import { env } from 'node:process';",
    "import process from 'node:process';",
    'function read() { return { ...process.env }; }',
  ])('%s is refused', (text) => expect(check('modules/cart/cart.ts', text)).toHaveLength(1));

  test('is read only in the settings, and in code outside the shop', () => {
    const text = 'const port = process.env.PORT;';
    for (const path of ['platform/env.server.ts', 'server/main.ts', 'tools/start.ts', 'tests/setup/a.ts'])
      expect(check(path, text)).toEqual([]);
    for (const path of ['server/worker.ts', 'platform/log.server.ts', 'app/root.tsx', 'demo/main.ts', 'core/a.ts'])
      expect(check(path, text)).toHaveLength(1);
    expect(check('server/stop.ts', 'process.exit(0); shop.env.PORT;')).toEqual([]);
  });
});

describe('redirects', () => {
  const check = (text: string) => checkRedirects(source('app/routes/cart/cart.tsx', text));

  test.each(["redirect('?done=sent');", 'throw redirect(`?${query}`);', "redirect('cart');", 'redirect(`../${id}`);'])(
    '%s is refused',
    (text) => expect(check(text)).toHaveLength(1),
  );

  test.each(["redirect('/');", 'redirect(`${path}?${query}`);', 'redirect(href);', "say('?');"])('%s is fine', (text) =>
    expect(check(text)).toEqual([]),
  );
});

test('forms are read only by the one function for it', () => {
  const text = 'await request.formData();';
  expect(checkForms(source('app/routes/staff/orders.tsx', text))).toHaveLength(1);
  expect(checkForms(source('app/forms/posted-form.ts', text))).toEqual([]);
  expect(checkForms(source('app/routes/staff/orders.tsx', 'await postedForm(request);'))).toEqual([]);
});

test('mails are sent only as a notice', () => {
  const check = (text: string) => checkNotices(source('modules/cart/mail.ts', text));
  expect(check('await mail.send(message);')).toHaveLength(1);
  expect(check('await shop.mail.send(message);')).toHaveLength(1);
  expect(check('await sendNotice(shop, { kind, message });')).toEqual([]);
});

test('days are made only with a time zone', () => {
  const check = (path: string, text: string) => checkDays(source(path, text));
  expect(check('modules/order/order.ts', 'now.toISOString().slice(0, 10);')).toHaveLength(1);
  expect(check('modules/order/order.ts', 'paidAt?.toISOString().slice(0, 10);')).toHaveLength(1);
  expect(check('app/x.ts', "now.toISOString().split('T');")).toHaveLength(1);
  expect(check('core/dates.ts', 'moved.toISOString().slice(0, 10);')).toEqual([]);
  expect(check('app/x.ts', "hash.digest('hex').slice(0, 10);")).toEqual([]);
});

describe('staff', () => {
  const useCase = (text: string) => source('modules/flags/change-flag.server.ts', text);

  test('each change that requires a task is recorded, in every file', () => {
    const one = "allowChange(visit, 'settings');";
    expect(checkStaffChanges(useCase(one))).toEqual([
      'modules/flags/change-flag.server.ts asks for a task 1 times and records 0 changes',
    ]);
    expect(checkStaffChanges(useCase(`${one} recordChange(db, visit, change);`))).toEqual([]);
    expect(checkStaffChanges(useCase(`${one} ${one} recordChange(db, visit, change);`))).toHaveLength(1);
    expect(checkStaffChanges(useCase("allowRead(visit, 'settings');"))).toEqual([]);
  });

  test('the staff role alone gives no access', () => {
    expect(checkStaffRole(useCase('const isAllowed = isInternal(claims);'))).toHaveLength(1);
    expect(checkStaffRole(useCase('const isAllowed = isAdminOrHigher(claims);'))).toHaveLength(1);
    expect(checkStaffRole(useCase("isInternal(claims) && mayDo(claims, 'orders');"))).toEqual([]);
    expect(checkStaffRole(useCase("administers(claims, 'orders');"))).toEqual([]);
    expect(checkStaffRole(source('modules/auth/claims.ts', 'isInternal(claims);'))).toEqual([]);
  });

  test('a use case behind a staff screen requires a task', () => {
    const screen = importing('app/routes/staff/flags.tsx', '#modules/flags/change-flag.server.ts');
    expect(checkStaffScreens([screen, useCase('saveFlag(db);')])).toHaveLength(1);
    expect(checkStaffScreens([screen, useCase("allowRead(visit, 'settings');")])).toEqual([]);
    expect(checkStaffScreens([useCase('saveFlag(db);')])).toEqual([]);
  });
});

describe('the whole tree', () => {
  const folders = new Set(['core', 'platform', 'modules', 'app', 'server', 'demo', 'tests', 'tools', 'bench']);
  const paths = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && folders.has(entry.name))
    .flatMap(({ name }) => readdirSync(name, { recursive: true, encoding: 'utf8' }).map((path) => `${name}/${path}`))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/node_modules/'));
  const files = paths.map((path) => parseSource(path, readFileSync(path, 'utf8')));
  const moduleFolders = readdirSync('modules', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test('is read', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(300);
  });

  test.each<[string, (file: SourceFile) => string[]]>([
    ['floors', checkFloors],
    ['the demo world', checkDemo],
    ['modules', (file) => checkModules(file, mayImport)],
    ['pure files', checkPurity],
    ['state at module level', checkSingletons],
    ['screens', ({ path }) => checkTsx(path)],
    ['the environment', checkEnvironment],
    ['redirects', checkRedirects],
    ['posted forms', checkForms],
    ['calendar days', checkDays],
    ['notices', checkNotices],
    ['changes of staff', checkStaffChanges],
  ])('complies with the rules of %s', (_, check) => expect(files.flatMap(check)).toEqual([]));

  test('has no folder with more than forty sources', () => {
    const folders = new Map<string, number>();
    for (const { path } of files.filter(({ path }) => !/\.test\.tsx?$|\.spec\.ts$/.test(path))) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    expect([...folders].filter(([, count]) => count > 40)).toEqual([]);
  });

  test('has the modules of the table', () => expect(checkTable(mayImport, moduleFolders)).toEqual([]));
  test('uses every grant of the table', () => expect(findUnusedGrants(files, mayImport)).toEqual([]));

  test('names tables of other owners only where listed', () => {
    const listed = Object.entries(foreignTables).flatMap(([path, tables]) => tables.map((table) => `${path} ${table}`));
    const named = files
      .flatMap((file) => checkTableOwners(file, tableOwners, { views: openViews, mayImport }))
      .map((complaint) => complaint.replace(/ names (\w+) of .*/, ' $1'));
    expect(named.sort()).toEqual(listed.sort());
  });

  test.each<[string, (file: SourceFile) => string[], readonly string[]]>([
    ['app imports stores', checkStores, storesInApp],
    ['components import routes', checkComponents, routesInComponents],
    ['SQL is computed', checkReadableSql, computedSql],
    ['the role of staff decides alone', checkStaffRole, decidedByRole],
  ])('%s only where listed', (_, check, listed) => {
    const found = files.flatMap(check).map((complaint) => complaint.replace(/: .*/, ''));
    expect([...new Set(found)].sort()).toEqual([...listed].sort());
  });

  test('use cases of staff screens require a task, except those open to everybody', () => {
    const found = checkStaffScreens(files).map((complaint) => complaint.replace(/: .*/, ''));
    expect(found.sort()).toEqual([...openToScreens].sort());
  });

  test('declares an owner for each table of the migrations', () => {
    const scripts = readdirSync('migrations').map((name) => readFileSync(`migrations/${name}`, 'utf8'));
    const made = scripts.flatMap((script) =>
      [...script.matchAll(/create (?:unlogged )?(?:table|view) (?:if not exists )?(\w+)/g)].map(
        ([, name]) => name ?? '',
      ),
    );
    const dropped = scripts.flatMap((script) => [...script.matchAll(/drop table (\w+)/g)].map(([, name]) => name));
    const left = [...new Set(made)].filter((name) => !dropped.includes(name));
    expect(Object.keys(tableOwners).sort()).toEqual(left.sort());
  });

  test('is described by the table in docs/architecture.md', () => {
    const path = 'docs/architecture.md';
    const document = readFileSync(path, 'utf8');
    const expected = withModuleTable(document, moduleTable(mayImport, owns));
    // After a change of the table: UPDATE_DOCS=1 npx vitest run --project unit tests/architecture.test.ts
    if (process.env.UPDATE_DOCS) writeFileSync(path, expected);
    expect(document).toBe(expected);
  });
});
