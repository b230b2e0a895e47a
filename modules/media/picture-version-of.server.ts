import type { Shop } from '../shop.server.ts';

/** For pages: a picture that cannot be found or read is left out, and the page is still shown. */
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
