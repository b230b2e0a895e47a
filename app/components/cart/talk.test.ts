import { expect, test } from 'vitest';
import type { CartPageView } from './cart-page-view.ts';
import { type CartAnswer, createTalk } from './talk.ts';

const aPage = (name: string) => ({ name }) as CartPageView;
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A talk whose requests are answered by the test, in any order. */
function aTalk() {
  const answers: ((answer: CartAnswer | undefined) => void)[] = [];
  const shown: string[] = [];
  const ask = createTalk({
    post: () => new Promise((resolve) => answers.push(resolve)),
    read: () => Promise.resolve(aPage('read anew')),
    onPage: ({ name }) => shown.push(name),
  });
  const answer = async (index: number, name: string | undefined) => {
    answers[index]?.(name === undefined ? undefined : { page: aPage(name) });
    await nextTurn();
  };
  return { ask: () => ask(new URLSearchParams()), answer, shown };
}

test('the returned cart is shown before the request resolves', async () => {
  const { ask, answer, shown } = aTalk();
  const asked = ask().then((told) => `${told?.page.name} ${shown.join()}`);
  await answer(0, 'first');
  expect(await asked).toBe('first first');
});

test('with several concurrent requests, no response is shown: the cart is read again after the last', async () => {
  const { ask, answer, shown } = aTalk();
  const told: string[] = [];
  void ask().then(() => told.push('a'));
  void ask().then(() => told.push('b'));
  await answer(1, 'knows nothing of the first');
  expect(shown).toEqual([]);
  expect(told).toEqual([]);
  await answer(0, 'knows both or not');
  expect(shown).toEqual(['read anew']);
  expect(told.sort()).toEqual(['a', 'b']);
});

test('without a response the cart on the page stays', async () => {
  const { ask, answer, shown } = aTalk();
  const asked = ask();
  await answer(0, undefined);
  expect(await asked).toBeUndefined();
  expect(shown).toEqual([]);
});
