import { sql } from 'kysely';
import type { PictureSource } from '#modules/media/picture-source.ts';
import type { Shop } from '#modules/shop.server.ts';
import { StartupError } from '#platform/startup-error.ts';

const sayEveryMs = 1000;

type DemoShop = Pick<Shop, 'env' | 'db' | 'clock' | 'snapshots' | 'texts' | 'files'>;

/** Creates the demo data if DEMO is set. Loaded on demand: a real shop runs without that folder. */
export async function fillDemoWorld(shop: DemoShop, onStep: (step: string) => void): Promise<void> {
  if (!shop.env.DEMO) return;
  const { fillDemo } = await import('#demo/fill-demo.server.ts');
  const { defaultWorld } = await import('#demo/catalogue.ts');
  let said = 0;
  await fillDemo(shop, {
    products: shop.env.DEMO_PRODUCTS ?? defaultWorld,
    onProgress: (what, { rows, fraction = 0 }) => {
      if (performance.now() - said < sayEveryMs) return;
      said = performance.now();
      onStep(`filling the ${what}: ${rows.toLocaleString('en')} rows, ${Math.round(fraction * 100)} %`);
    },
  });
}

/** The demo password is public, so a production shop must not contain demo people. */
export async function refuseDemoInProduction(env: Shop['env'], db: Shop['db']): Promise<void> {
  if (env.APP_ENV !== 'production') return;
  const { rows } = await sql`select name from demo_chapter limit 1`.execute(db);
  if (rows.length > 0)
    throw new StartupError(
      'This database holds the demo world, whose people share a published password. Set DATABASE_URL or DATA_DIR to a database of its own for production.',
    );
}

/** The demo products' drawings, used after uploaded pictures. */
export async function demoPictures({ env, db }: Pick<Shop, 'env' | 'db'>): Promise<PictureSource[]> {
  if (!env.DEMO) return [];
  const { demoSource } = await import('#demo/pictures/demo-source.server.ts');
  return [await demoSource(db)];
}

/** Pictures of the demo's lists, in order of visibility. */
export async function demoFronts({ env, db }: Pick<Shop, 'env' | 'db'>): Promise<string[]> {
  if (!env.DEMO) return [];
  const { listFronts } = await import('#demo/pictures/demo-source.server.ts');
  return listFronts(db);
}

/** Demo people for the list printed at start. */
export async function demoSignIns(env: Pick<Shop['env'], 'DEMO'>): Promise<string[]> {
  if (!env.DEMO) return [];
  const { demoPassword } = await import('#demo/companies/demo-password.ts');
  const { mainPeople } = await import('#demo/companies/main-people.ts');
  return [
    `Demo people, all with the password ${demoPassword} (more in docs/demo.md)`,
    ...mainPeople().map(({ signIn, who }) => `  ${signIn.padEnd(44)} ${who}`),
  ];
}

/** Demo people for one-click sign-in in local development. */
export async function demoPeople({ DEMO }: Pick<Shop['env'], 'DEMO'>): Promise<Shop['demoPeople']> {
  if (!DEMO) return [];
  const { peopleToTry } = await import('#demo/companies/main-people.ts');
  return peopleToTry();
}
