import { describe, expect, test } from 'vitest';
import { chunksOf, partsOf, spellingsOf } from './tokens.ts';

const spelled = (text: string) => chunksOf(text).map((chunk) => spellingsOf(partsOf(chunk)));

describe('a text is split into tokens', () => {
  test.each([
    ['EN ISO 20471', [['EN'], ['ISO'], ['20471']]],
    ['3/4-byxa', [['3', '4', 'byxa', '34', '4byxa', '34byxa']]],
    ['1420-A', [['1420', 'A', '1420A']]],
    ['T-shirt', [['T', 'shirt', 'Tshirt']]],
    ['hi\u2011vis', [['hi', 'vis', 'hivis']]],
    ['15.000 mm', [['15', '000', '15000'], ['mm']]],
    ['S3L, 100% cotton.', [['S3L'], ['100'], ['cotton']]],
    ['fine.Next', [['fine'], ['Next']]],
    ["women's", [['women'], ['s']]],
    ['«gants»', [['gants']]],
    ['- / . 🦺 "', []],
    ['', []],
  ])('%s', (text, expected) => expect(spelled(text)).toEqual(expected));

  test('a long chunk is not joined', () => {
    const [spellings = []] = spelled('grön/svart/marinblå/antracitgrå');
    expect(spellings).toContain('svart');
    expect(spellings).not.toContain('grönsvartmarinblåantracitgrå');
  });

  test('parts have their positions', () => {
    const [chunk] = chunksOf('en varsel-t-shirt');
    expect(chunksOf('en varsel-t-shirt')[1]).toEqual({ raw: 'varsel-t-shirt', start: 3, end: 17 });
    expect(chunk && partsOf(chunk)).toEqual([{ raw: 'en', start: 0, end: 2 }]);
    expect(partsOf({ raw: 'varsel-t-shirt', start: 3, end: 17 }).map(({ start }) => start)).toEqual([3, 10, 12]);
  });
});
