import type { Db } from '#platform/db/db.server.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    demo_chapter: { name: string; filled_at: Date };
  }
}

export async function hasChapter(db: Db, name: string): Promise<boolean> {
  return (await db.selectFrom('demo_chapter').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
}

export async function isSomebodysShop(db: Db): Promise<boolean> {
  if (await db.selectFrom('demo_chapter').select('name').executeTakeFirst()) return false;
  const product = await db.selectFrom('product').select('base_part_no').limit(1).executeTakeFirst();
  const company = await db.selectFrom('company').select('id').limit(1).executeTakeFirst();
  return product !== undefined || company !== undefined;
}

export async function noteChapter(db: Db, name: string, now: Date): Promise<void> {
  await db
    .insertInto('demo_chapter')
    .values({ name, filled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
