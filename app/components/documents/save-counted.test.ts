import { expect, test } from 'vitest';
import { type Counted, saveCounted } from './save-counted.ts';
import type { Browser } from './save-file.ts';

function aBrowser(answers: Response[]) {
  const kept: { size: number; name: string }[] = [];
  let size = 0;
  const browser: Browser = {
    fetch: async () => answers.shift() ?? new Response(null, { status: 500 }),
    createObjectURL: (blob) => {
      size = blob.size;
      return 'blob:1';
    },
    revokeObjectURL: () => {},
    press: ({ download: name }) => kept.push({ size, name }),
    later: () => {},
  };
  return { browser, kept };
}

const headers = {
  'document-rows': '3',
  'document-bytes-about': '10',
  'content-disposition': 'attachment; filename="orders.xlsx"',
};

function inPieces(...pieces: (string | Error)[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else if (typeof piece === 'string') controller.enqueue(new TextEncoder().encode(piece));
      else controller.error(piece);
    },
  });
  return new Response(body, { headers });
}

test('a streamed file is counted while it arrives, and saved under its name', async () => {
  const { browser, kept } = aBrowser([inPieces('abcd', 'ef')]);
  const told: Counted[] = [];
  expect(await saveCounted('/a', browser, (counted) => told.push(counted))).toEqual({ isSaved: true });
  expect(told).toEqual([
    { rows: 3, about: 10, bytes: 4 },
    { rows: 3, about: 10, bytes: 6 },
  ]);
  expect(kept).toEqual([{ size: 6, name: 'orders.xlsx' }]);
});

test('an interrupted download is not saved', async () => {
  const { browser, kept } = aBrowser([inPieces('abcd', new Error('stopped'))]);
  await expect(saveCounted('/a', browser, () => {})).rejects.toThrow('stopped');
  expect(kept).toEqual([]);
});

test('a refusal has the text of the server', async () => {
  const refused = Response.json({ title: 'Too many' }, { status: 422 });
  const { browser, kept } = aBrowser([refused]);
  expect(await saveCounted('/a', browser, () => {})).toEqual({ isSaved: false, message: 'Too many' });
  const broken = aBrowser([new Response('no', { status: 500 })]);
  expect(await saveCounted('/a', broken.browser, () => {})).toEqual({ isSaved: false, message: undefined });
  expect(kept).toEqual([]);
});
