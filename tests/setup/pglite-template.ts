import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPglite } from '#platform/db/create-pglite.server.ts';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { wrapPglite } from '#platform/db/pglite.server.ts';

/** Migrates once and stores a dump, from which each worker starts in about a second. */
export default async function makeTemplate(project: TestProject): Promise<void> {
  const migrations = await readMigrations('migrations');
  const digest = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const file = join('.cache', `pglite-template-${digest}.tar`);
  project.provide('template', file);
  if (
    await access(file).then(
      () => true,
      () => false,
    )
  )
    return;
  const pglite = await createPglite();
  await migrate(wrapPglite(pglite), migrations);
  const dump = await pglite.dumpDataDir('none');
  await mkdir('.cache', { recursive: true });
  await writeFile(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.part`, file);
  await pglite.close();
}

declare module 'vitest' {
  interface ProvidedContext {
    template: string;
  }
}
