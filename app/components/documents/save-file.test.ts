import { expect, test } from 'vitest';
import { type Browser, saveFile } from './save-file.ts';

function aBrowser(answers: Response[]) {
  const asked: string[] = [];
  const pressed: { href: string; download: string }[] = [];
  const released: string[] = [];
  const due: (() => void)[] = [];
  const browser: Browser = {
    fetch: async (address) => {
      asked.push(address);
      return answers.shift() ?? new Response(null, { status: 500 });
    },
    createObjectURL: () => 'blob:1',
    revokeObjectURL: (url) => released.push(url),
    press: (link) => pressed.push(link),
    later: (work) => due.push(work),
  };
  return { browser, asked, pressed, released, due };
}

const file = () =>
  new Response('%PDF-', { headers: { 'content-disposition': 'attachment; filename="eu-declaration-1-sv.pdf"' } });
const missing = () => new Response(null, { status: 404 });

test('S10 a file is saved under its name, and its object URL is released after it was read', async () => {
  const { browser, pressed, released, due } = aBrowser([file()]);
  await saveFile('/a', browser);
  expect(pressed).toEqual([{ href: 'blob:1', download: 'eu-declaration-1-sv.pdf' }]);
  expect(released).toEqual([]);
  for (const work of due) work();
  expect(released).toEqual(['blob:1']);
});

test('S10 a session that ended meanwhile is renewed once', async () => {
  const { browser, asked, pressed } = aBrowser([missing(), new Response('{}'), file()]);
  await saveFile('/a', browser);
  expect(asked).toEqual(['/a', '/refresh', '/a']);
  expect(pressed).toHaveLength(1);
});

test('S10 a failed download is not saved, and leaves no object URL behind', async () => {
  const { browser, pressed, due } = aBrowser([missing(), new Response(null, { status: 401 })]);
  await expect(saveFile('/a', browser)).rejects.toThrow('/a answered 404');
  expect([pressed, due]).toEqual([[], []]);
});
