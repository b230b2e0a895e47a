import { expect, test } from 'vitest';
import { refuseDemoInProduction } from '#server/demo.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { noteChapter } from './chapter-store.server.ts';

test('a database with the demo people in it does not open in production', async () => {
  const { env, db, clock } = await openTestShop();
  const production = { ...env, APP_ENV: 'production' } as const;
  await refuseDemoInProduction(production, db);
  await noteChapter(db, 'companies', clock.now());
  await expect(refuseDemoInProduction(production, db)).rejects.toThrow('demo world');
  await refuseDemoInProduction(env, db);
});
