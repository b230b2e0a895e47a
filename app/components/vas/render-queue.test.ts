import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textRenderDelayMs } from '#core/timings.ts';
import { createRenderQueue } from './render-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aQueue(send = async (text: string) => text.toUpperCase()) {
  const asked: string[] = [];
  const answers: string[] = [];
  const queue = createRenderQueue({
    delayMs: textRenderDelayMs,
    send: (text: string) => {
      asked.push(text);
      return send(text);
    },
    onAnswer: (answer: string) => void answers.push(answer),
  });
  return { queue, asked, answers };
}

test('V28 V31 inputs 500 ms apart make one call, 700 ms apart two; the delay is 600 ms', async () => {
  expect(textRenderDelayMs).toBe(600);
  const { queue, asked, answers } = aQueue();
  for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
    queue.change(text);
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['abcde']);
  queue.change('x');
  await vi.advanceTimersByTimeAsync(700);
  queue.change('y');
  await vi.advanceTimersByTimeAsync(700);
  expect(asked).toEqual(['abcde', 'x', 'y']);
  expect(answers).toEqual(['ABCDE', 'X', 'Y']);
});

test('V29 a failed call changes nothing, and the next one works', async () => {
  let isDown = true;
  const { queue, answers } = aQueue(async (text) => {
    if (isDown) throw new Error('500');
    return text;
  });
  queue.change('a');
  await vi.advanceTimersByTimeAsync(600);
  expect(answers).toEqual([]);
  isDown = false;
  queue.change('b');
  await vi.advanceTimersByTimeAsync(600);
  expect(answers).toEqual(['b']);
});

test('a late response, or one after the end, is not shown', async () => {
  const late = Promise.withResolvers<string>();
  const { queue, answers } = aQueue((text) => (text === 'slow' ? late.promise : Promise.resolve(text)));
  queue.change('slow');
  await vi.advanceTimersByTimeAsync(600);
  queue.change('fast');
  await vi.advanceTimersByTimeAsync(600);
  late.resolve('slow');
  await vi.advanceTimersByTimeAsync(0);
  queue.change('never');
  queue.stop();
  await vi.advanceTimersByTimeAsync(600);
  expect(answers).toEqual(['fast']);
});
