import { deflateSync } from 'node:zlib';
import Pdf from 'pdfkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hugePng, logoSvg } from '#tests/build/logo.ts';
import { inspectLogo } from './inspect-logo.server.ts';

const inspect = async (file: string | Uint8Array) => {
  const read = await inspectLogo(Buffer.from(file));
  return read.ok ? read.value : read.refusal;
};

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path d="M0 0h50v50h-50z" fill="#ff0000"/><rect x="60" y="10" width="40" height="4" fill="#000080"/></svg>';

async function aPdf(size: [width: number, height: number] = [200, 80]): Promise<Buffer> {
  const doc = new Pdf({ size });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  doc.rect(20, 20, 160, 10).fill('#d02010').end();
  await new Promise((resolve) => doc.on('end', resolve));
  return Buffer.concat(parts);
}

test('a drawing is measured and keeps its shapes', async () =>
  expect(await inspect(logoSvg())).toEqual({
    svg: drawing,
    facts: {
      type: 'svg',
      ratio: 0.5,
      pixels: undefined,
      hasTransparency: true,
      colours: ['#ff0000', '#000080'],
      thinnest: 0.04,
    },
  }));

test.each([
  ['a script', logoSvg('<script>alert(1)</script>')],
  ['a handler', logoSvg('', ' onload="alert(1)"')],
  ['a link that runs', logoSvg('<a href="javascript:alert(1)"></a>')],
  ['another namespace', logoSvg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="//bad.example"/>')],
  ['a comment', logoSvg('<!-- <script>alert(1)</script> -->')],
])('%s is gone from a drawing', async (_, file) => expect(await inspect(file)).toMatchObject({ svg: drawing }));

test('paint of the drawing stays', async () => {
  const gradient = '<linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient>';
  const painted = '<circle r="5" fill="url(#g)"/><circle r="6" fill="url(\'#g\')"/><circle r="4" style="stroke:#00f"/>';
  const { svg } = (await inspect(logoSvg(`${gradient}${painted}`))) as { svg: string };
  expect(svg).toContain('fill="url(#g)"');
  expect(svg).toContain(`fill="url('#g')"`);
  expect(svg).toContain('<circle r="4" stroke="#00f"/>');
});

test.each([
  ['fill="url(//bad.example/x)"', 'fill: url(…)'],
  ['fill="URL(http://bad.example/x#g)"', 'fill: url(…)'],
  ['style="stroke:url(#nowhere)"', 'stroke: url(…)'],
  ['style="clip-path:url(data:x)"', 'clip-path: url(…)'],
])('paint from elsewhere is refused, because the shape would be black: %s', async (paint, element) =>
  expect(await inspect(logoSvg(`<circle r="4" ${paint}/>`))).toEqual({ code: 'logo-element', element }),
);

test.each(['text', 'style', 'use', 'image', 'filter', 'foreignObject'])(
  'a drawing with %s is refused, because it would look different',
  async (element) => expect(await inspect(logoSvg(`<${element}/>`))).toEqual({ code: 'logo-element', element }),
);

const bomb = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${logoSvg('<title>&b;</title>')}`;

test.each([
  ['declared entities', bomb, 'logo-unsafe'],
  ['an outside entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${logoSvg()}`, 'logo-unsafe'],
  ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg"><path', 'logo-broken'],
  ['nothing to draw', '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>', 'logo-empty'],
  ['too many elements', logoSvg('<g/>'.repeat(21_000)), 'logo-broken'],
  ['a picture of 900 million pixels', hugePng(30_000), 'logo-too-many-pixels'],
  ['a broken picture', hugePng(100), 'logo-broken'],
  ['a zip file', Buffer.from('PK\u0003\u0004 logo'), 'logo-type'],
  ['packed data', deflateSync(Buffer.alloc(100_000)), 'logo-type'],
  ['a PDF that is none', '%PDF-1.7 nothing', 'logo-broken'],
])('%s: refused', async (_, file, code) => expect(await inspect(file)).toEqual({ code }));

test('a picture of pixels has a resolution, and its ground counts', async () => {
  const bar = { create: { width: 400, height: 20, channels: 3, background: '#00ff00' } } as const;
  const ground = { create: { width: 600, height: 300, channels: 3, background: '#ffffff' } } as const;
  const over = [{ input: await sharp(bar).png().toBuffer(), top: 100, left: 100 }];
  const file = await sharp(ground).composite(over).png().toBuffer();
  expect(await inspect(file)).toMatchObject({
    svg: expect.stringMatching(/^<svg [^>]*viewBox="0 0 600 300"><image [^>]*href="data:image\/png;base64,/),
    facts: { type: 'png', pixels: 600, hasTransparency: false, colours: ['#ffffff', '#00ff00'], ratio: 0.5 },
  });
});

test('the first page of a PDF is drawn', async () =>
  expect(await inspect(await aPdf())).toMatchObject({
    facts: { type: 'pdf', ratio: 0.063, hasTransparency: true, colours: ['#d02010'], thinnest: 0.063 },
  }));

// 100 x 1,300 points would be drawn with 2,000 x 26,000 pixels, and 100 x 14,400 takes more memory than there is.
test.each([[[100, 1300]], [[100, 14_400]]] as [[number, number]][])(
  'a PDF page of %j points is refused before it is drawn',
  async (size) => expect(await inspect(await aPdf(size))).toEqual({ code: 'logo-too-many-pixels' }),
);

const svgOf = async (inside: string) => ((await inspect(logoSvg(inside))) as { svg: string }).svg;

test('a gradient that takes its stops from another is painted', async () => {
  const svg = await svgOf(
    '<linearGradient id="a"><stop offset="0" stop-color="#0f0"/></linearGradient><radialGradient xmlns:xlink="http://www.w3.org/1999/xlink" id="b" r="9" xlink:href="#a"/><linearGradient id="c" href="#b"/><circle r="5" fill="url(#c)"/>',
  );
  expect(svg).toContain('<radialGradient id="b" r="9"><stop offset="0" stop-color="#0f0"/></radialGradient>');
  expect(svg).toContain('<linearGradient id="c" r="9"><stop offset="0" stop-color="#0f0"/></linearGradient>');
  expect(svg).not.toContain('href');
});

test.each([
  '<g display="none"><circle r="7"/></g>',
  '<g style="display:none"><circle r="7"/></g>',
  '<circle r="7" visibility="hidden"/>',
])('what is hidden does not appear: %s', async (hidden) => expect(await svgOf(hidden)).not.toContain('circle'));

test.each([
  ['a visible part of a hidden layer', '<g visibility="hidden"><path visibility="visible"/></g>', 'visibility'],
  ['a gradient from elsewhere', '<linearGradient id="a" href="other.svg#b"/>', 'linearGradient'],
  ['mixed colours', '<path style="mix-blend-mode:multiply"/>', 'mix-blend-mode'],
])('%s is refused by name', async (_, inside, element) =>
  expect(await inspect(logoSvg(inside))).toEqual({ code: 'logo-element', element }),
);

test('important paint stays', async () =>
  expect(await svgOf('<circle r="7" style="fill:#0f0 !important"/>')).toContain('<circle r="7" fill="#0f0"/>'));

const withSize = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h400v100h-400z" fill="#f00"/></svg>`;

test.each([
  ['width="8cm" height="2cm"', '0 0 302.362 75.591', 0.25],
  ['width="100%" viewBox="0 0 400 100"', '0 0 400 100', 0.25],
])('a drawing with %s keeps its proportions in a view box', async (size, box, ratio) =>
  expect(await inspect(withSize(size))).toMatchObject({
    svg: expect.stringContaining(`viewBox="${box}"`),
    facts: { ratio },
  }),
);

test('a drawing that does not say how large it is: refused', async () =>
  expect(await inspect(withSize('width="100%"'))).toEqual({ code: 'logo-without-size' }));

const star = '<circle cx="60" cy="30" r="20" fill="#ff0000"/>';
const wide = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 0 200 100">${inside}</svg>`;

test('empty margins of a drawing, a picture and a PDF are cut off, so that the width is that of what is made', async () => {
  expect(await inspect(wide(star))).toMatchObject({
    svg: expect.stringMatching(/^<svg [^>]*viewBox="40 10 40 40"/),
    facts: { ratio: 1, hasTransparency: true, colours: ['#ff0000'] },
  });
  const picture = await sharp(Buffer.from(wide(star)))
    .resize(800)
    .png()
    .toBuffer();
  expect(await inspect(picture)).toMatchObject({
    svg: expect.stringContaining('viewBox="0 0 160 160"'),
    facts: { ratio: 1, pixels: 160 },
  });
  expect(await inspect(await aPdf())).toMatchObject({ facts: { ratio: 0.063, thinnest: 0.063 } });
});

test('a ground without transparency is part of the logo, and a margin of less than a hundredth stays', async () => {
  const ground = '<rect x="10" width="200" height="100" fill="#fff"/>';
  expect(await inspect(wide(ground + star))).toMatchObject({
    svg: expect.stringContaining('viewBox="10 0 200 100"'),
    facts: { ratio: 0.5, hasTransparency: false },
  });
  expect(await inspect(wide('<rect x="10.9" width="198.5" height="100" fill="#fff"/>'))).toMatchObject({
    svg: expect.stringContaining('viewBox="10 0 200 100"'),
  });
});
