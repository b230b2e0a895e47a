import { expect, test } from 'vitest';
import { formatsFor } from './picture-format.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', ['avif', 'webp', 'jpeg']],
  ['image/webp,*/*', ['webp', 'jpeg']],
  ['IMAGE/WEBP', ['webp', 'jpeg']],
  ['image/avif;q=0, image/webp;q=0.5', ['webp', 'jpeg']],
  ['image/avif; q=0.0,image/webp;q=0.000', ['jpeg']],
  ['image/*', ['jpeg']],
  ['*/*', ['jpeg']],
  ['image/webpx', ['jpeg']],
  ['', ['jpeg']],
  [undefined, ['jpeg']],
])('%s accepts %j', (accept, formats) => expect(formatsFor(accept)).toEqual(formats));
