import { saveGuide } from '#modules/guide/guide-store.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { craftTrousersGuide, craftTrousersSlug } from './craft-trousers.ts';

export async function fillGuides({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  await saveGuide(db, { slug: craftTrousersSlug, guide: craftTrousersGuide, now: clock.now() });
}
