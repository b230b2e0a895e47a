import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { box, pdf, webm } from '#tests/build/media.ts';
import { mediaTypeOfContent } from './media-content.ts';

const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } });

test.each([
  ['image/jpeg', () => red.clone().jpeg().toBuffer()],
  ['image/png', () => red.clone().png().toBuffer()],
  ['image/webp', () => red.clone().webp().toBuffer()],
  ['image/avif', () => red.clone().avif().toBuffer()],
])('%s as real programs write it', async (type, make) => expect(mediaTypeOfContent(await make())).toBe(type));

test.each([
  ['image/avif', box('mif1', 'miaf', 'avif')],
  ['video/mp4', box('isom', 'iso2', 'avc1', 'mp41')],
  ['video/mp4', box('mp42')],
  ['video/webm', webm],
  ['application/pdf', pdf],
])('%s by its first bytes', (type, head) => expect(mediaTypeOfContent(head)).toBe(type));

describe('unsupported content', () => {
  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF', Buffer.from('GIF89a')],
    ['QuickTime', box('qt  ')],
    ['HEIC', box('heic', 'mif1')],
    ['a brand past the end of its box', Buffer.concat([box('mif1', 'heic'), Buffer.from('avif')])],
    ['Matroska', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x42, 0x82, 0x88, ...Buffer.from('matroska')])],
    ['RIFF of another kind', Buffer.from('RIFF....WAVE')],
    ['a text about a PDF', Buffer.from(' %PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', (_, head) => expect(mediaTypeOfContent(head)).toBe(undefined));
});
