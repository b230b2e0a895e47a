/** Characters for symbols, drawn as lines in a 5 by 8 box, so that no font is needed. */
const glyphs: Record<string, string> = {
  '0': 'M2.5 0C.8 0 0 1.6 0 4S.8 8 2.5 8 5 6.4 5 4 4.2 0 2.5 0Z',
  '3': 'M.3 1.2C.8.4 1.5 0 2.5 0 3.9 0 4.8.8 4.8 2S3.9 3.9 2.4 3.9C4 3.9 5 4.7 5 5.9S4 8 2.5 8C1.4 8 .5 7.5 0 6.7',
  '4': 'M3.7 8V0L0 5.7H5',
  '5': 'M4.6 0H.9L.5 3.7C1 3.3 1.7 3 2.5 3 4 3 5 4 5 5.4 5 7 4 8 2.5 8 1.4 8 .6 7.6 0 6.8',
  '6': 'M4.2.3C1.5.8 0 2.8 0 5.4 0 7 1 8 2.5 8S5 7 5 5.5 4 3 2.6 3C1.3 3 .2 3.9 0 5.2',
  '7': 'M0 0H5L1.8 8',
  '8': 'M2.5 3.8C1.2 3.8.4 3.1.4 1.9S1.2 0 2.5 0 4.6.7 4.6 1.9 3.8 3.8 2.5 3.8C1 3.8 0 4.6 0 5.9S1 8 2.5 8 5 7.2 5 5.9 4 3.8 2.5 3.8Z',
  '9': 'M.8 7.7C3.5 7.2 5 5.2 5 2.6 5 1 4 0 2.5 0S0 1 0 2.5 1 5 2.4 5C3.7 5 4.8 4.1 5 2.8',
  P: 'M.4 8V0H2.8C4.2 0 5 .9 5 2.2S4.2 4.4 2.8 4.4H.4',
  F: 'M.5 8V0H4.8M.5 3.9H4.2',
  W: 'M-.5 0L1.1 8L2.5 2.2L3.9 8L5.5 0',
};

/** A short text centred at a point; `size` is the height of a character. */
export function written(text: string, x: number, y: number, size: number) {
  const scale = size / 8;
  const [advance, width] = [7.2, text.length * 7.2 - 2.2];
  const signs = Array.from(text, (sign, i) => {
    const place = i > 0 ? ` transform="translate(${round(i * advance)} 0)"` : '';
    return `<path d="${glyphs[sign]}"${place}/>`;
  });
  const [left, top] = [round(x - (width * scale) / 2), round(y - size / 2)];
  return `<g transform="translate(${left} ${top}) scale(${round(scale)})" stroke-width="${round(2 / scale)}">${signs.join('')}</g>`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
