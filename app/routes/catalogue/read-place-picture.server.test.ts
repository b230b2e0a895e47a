import { expect, test } from 'vitest';
import { saveContent } from '#modules/content/save-content.server.ts';
import { mediaKey } from '#modules/media/media-path.ts';
import { someGeneral } from '#tests/build/content.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { readPlacePicture } from './read-place-picture.server.ts';

const picture = (path: string) => ({ path, alt: '', isDecorative: true, width: 2400, height: 1350 });

test("a category has its editors' picture with version; a missing file is left out", async () => {
  const shop = await openTestShop();
  await shop.files.put(mediaKey('scenes/quay.jpg'), Buffer.from('a picture'), 'image/jpeg');
  const categoryPictures = [
    { category: 'Tops', picture: picture('scenes/quay.jpg') },
    { category: 'Bottoms', picture: picture('scenes/gone.jpg') },
  ];
  const general = { marketId: 1, language: 'sv' as const, kind: 'general' as const, slug: 'general' };
  await saveContent(shop, [{ ...general, data: someGeneral({ categoryPictures }) }]);

  const version = await shop.pictures.version('scenes/quay.jpg');
  expect(version).toMatch(/^[0-9a-f]{10}$/);
  const read = (category?: string) => readPlacePicture(shop, aVisit(), category === undefined ? {} : { category });
  expect(await read('Tops')).toEqual({ ...picture('scenes/quay.jpg'), version });
  expect(await read('Bottoms')).toBeUndefined();
  expect(await read('Shoes')).toBeUndefined();
  expect(await read()).toBeUndefined();
});
