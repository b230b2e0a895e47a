import { expect, test } from 'vitest';
import { defaultImageQuality, imageWidths, pageImageWidths } from './image-widths.ts';

test('Q20 quality 75, and a page has widths from 640 to 3840', () => {
  expect(defaultImageQuality).toBe(75);
  expect(imageWidths).toEqual([223, 446, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect(pageImageWidths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
});
