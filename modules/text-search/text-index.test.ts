import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { sampleDocument } from './index/sample-documents.ts';
import { searchText } from './search-text.ts';
import { buildTextIndex, type TextIndex } from './text-index.ts';

const documents = [
  'Granit hantverksbyxa',
  'Granit varselbyxa',
  'Fjell vinterjacka',
  'Fjell varseljacka för dam',
  'Hängslen',
  'Hängslen',
].map((name, id) =>
  sampleDocument({ id, name, rank: id % 3, partNos: [`1000000${id}0100`], eans: [`730000000000${id}`] }),
);
const questions = ['byxa', 'fjell', 'varsel', 'hangslen', 'jakca', 'granit jacka', '1000', '7300000000002', 'by', ''];
const answers = (index: TextIndex) => questions.map((text) => searchText(index, text));

const arraysOf = (value: unknown): ArrayBufferView[] =>
  ArrayBuffer.isView(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(arraysOf)
      : [];

describe('an index', () => {
  const index = buildTextIndex(documents, 'sv');

  test('built again in any order gives the same results', () => {
    expect(answers(buildTextIndex(documents, 'sv'))).toEqual(answers(index));
    expect(answers(buildTextIndex(documents.toReversed(), 'sv'))).toEqual(answers(index));
  });

  test('is passed to another thread without copying and gives the same results', () => {
    const { spare: _ofThisThread, ...shared } = index;
    const arrays = arraysOf(shared);
    expect(arrays.length).toBeGreaterThan(10);
    expect(arrays.every(({ buffer }) => buffer instanceof SharedArrayBuffer)).toBe(true);
    const { port1, port2 } = new MessageChannel();
    port1.postMessage(index);
    const received = receiveMessageOnPort(port2)?.message as TextIndex;
    port1.close();
    expect(answers(received)).toEqual(answers(index));
    index.ids[0] = 99;
    expect(received.ids[0]).toBe(99);
  });

  test('may be empty', () => {
    const empty = buildTextIndex([], 'fi');
    for (const text of questions) expect(searchText(empty, text).ids).toHaveLength(0);
  });

  test('may have more documents than 16 bits can count', () => {
    const many = buildTextIndex(
      Array.from({ length: 66_000 }, (_, id) => sampleDocument({ id, name: id === 65_999 ? 'sist' : 'jacka' })),
      'sv',
    );
    expect([...searchText(many, 'sist').ids]).toEqual([65_999]);
    expect(searchText(many, 'jacka').ids).toHaveLength(65_999);
  });
});
