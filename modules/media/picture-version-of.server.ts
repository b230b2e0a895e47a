import type { Shop } from '../shop.server.ts';

/** For pages: a picture that cannot be found, for whatever reason, is left out and does not stop the page. */
export async function pictureVersionOf(
  shop: Pick<Shop, 'pictures' | 'log'>,
  path: string,
): Promise<string | undefined> {
  try {
    return await shop.pictures.version(path);
  } catch (error) {
    shop.log.warn({ err: error, path }, 'a picture could not be found');
    return undefined;
  }
}
