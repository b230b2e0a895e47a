import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { generalOrNothing } from './read-general.server.ts';
import type { DocSetting } from './site-settings.ts';

/** Access: everybody. What editors add to a kind of document; undefined if they added nothing. */
export async function readDocSetting(
  shop: Pick<Shop, 'snapshots' | 'log'>,
  visit: Pick<Visit, 'market' | 'language'>,
  document: DocSetting['document'],
): Promise<DocSetting | undefined> {
  const general = await generalOrNothing(shop, visit);
  return general?.docSettings?.find((one) => one.document === document);
}
