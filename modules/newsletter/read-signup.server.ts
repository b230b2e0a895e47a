import { ok, refuse } from '#core/result.ts';
import type { ContentPicture } from '../content/content-parts.ts';
import { readGeneral } from '../content/read-general.server.ts';
import { pictureUrl } from '../media/picture-address.ts';
import { pictureVersionOf } from '../media/picture-version-of.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type SignupShop = Pick<Shop, 'snapshots' | 'pictures' | 'log'>;

/** Access: everybody. The content of the advertisement as the editors saved it, finished or not. */
export async function readSignup(shop: SignupShop, visit: Pick<Visit, 'market' | 'language'>) {
  const general = await readGeneral(shop, visit);
  if (!general.ok) return general;
  const content = general.value.newsletterSignup;
  if (!content) return refuse({ code: 'not-found', language: visit.language });
  const { title = '', textarea = '', success_textarea = '', image, dictionary = [] } = content;
  return ok({ title, textarea, success_textarea, image: image && (await toImage(shop, image)), dictionary });
}

type Image = Pick<ContentPicture, 'path' | 'width' | 'height' | 'focal'>;

async function toImage(shop: SignupShop, { path, width, height, focal }: Image) {
  const url = pictureUrl(path, await pictureVersionOf(shop, path), 1080);
  return { url, width, height, ...(focal && { focal }) };
}
