import { saveContent } from '#modules/content/save-content.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { demoDocuments } from './documents.ts';

export async function fillContent(shop: DemoShop): Promise<void> {
  await saveContent(shop, demoDocuments());
}
