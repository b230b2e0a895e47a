import type { Db } from '#platform/db/db.server.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    demo_chapter: { name: string; filled_at: Date };
  }
}

export async function hasChapter(db: Db, name: string): Promise<boolean> {
  return (await db.selectFrom('demo_chapter').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
}

export async function noteChapter(db: Db, name: string, now: Date): Promise<void> {
  await db
    .insertInto('demo_chapter')
    .values({ name, filled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
