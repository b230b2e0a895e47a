import { expect, test } from 'vitest';
import { aParagraph } from '#tests/build/content.ts';
import { film } from '#tests/build/media.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { mediaKey } from '../media/media-path.ts';
import { withoutMissingFilms } from './resolve-pictures.server.ts';

const aFilm = (file: string) => ({ name: 'core/video', attributes: { file, title: 'The quay' } });

test('E05 a film whose file is missing is left out, also inside a group; its neighbours stay', async () => {
  const shop = await openTestShop();
  await shop.files.put(mediaKey('library/quay.mp4'), film(100), 'video/mp4');
  const quay = aFilm('/files/library/quay.mp4');
  const group = (...children: object[]) => ({ name: 'core/group', attributes: {}, children });
  const blocks = [quay, aFilm('/files/library/gone.mp4'), group(aFilm('/films/none.mp4'), aParagraph('Welcome'))];
  expect(await withoutMissingFilms(shop, blocks as never)).toEqual([quay, group(aParagraph('Welcome'))]);
});
