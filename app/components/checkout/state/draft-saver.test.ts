import { expect, test } from 'vitest';
import { createDraftSaver, saveAfterMs } from './draft-saver.ts';

/** A clock that only advances when the test says so. */
function aClock() {
  let now = 0;
  let next = 1;
  const due = new Map<number, { at: number; run: () => void }>();
  return {
    clock: {
      set: (run: () => void, ms: number) => {
        due.set(next, { at: now + ms, run });
        next += 1;
        return next - 1;
      },
      clear: (timer: number) => {
        due.delete(timer);
      },
    },
    wait: (ms: number) => {
      now += ms;
      for (const [timer, { at, run }] of due)
        if (at <= now) {
          due.delete(timer);
          run();
        }
    },
  };
}

function aSaver() {
  const saved: boolean[] = [];
  const { clock, wait } = aClock();
  return { saved, wait, saver: createDraftSaver((prices) => saved.push(prices), clock) };
}

test('O42 two changes within 400 ms make one call', () => {
  const { saved, wait, saver } = aSaver();
  saver.note(true);
  wait(399);
  saver.note(false);
  wait(399);
  expect(saved).toEqual([]);
  wait(1);
  expect(saved).toEqual([true]);
  wait(saveAfterMs * 3);
  expect(saved).toEqual([true]);
});

test('unsaved changes are sent once when the page is left', () => {
  const { saved, wait, saver } = aSaver();
  saver.flush();
  expect(saved).toEqual([]);
  saver.note(false);
  saver.flush();
  wait(1000);
  expect(saved).toEqual([false]);
});

test('O49 values that are sent with the form are not saved again', () => {
  const { saved, wait, saver } = aSaver();
  saver.note(true);
  saver.drop();
  wait(1000);
  expect(saved).toEqual([]);
});

test('totals count as loading while a save waits', () => {
  const { wait, saver } = aSaver();
  saver.note(false);
  expect(saver.asksPrices()).toBe(false);
  saver.note(true);
  saver.note(false);
  expect(saver.asksPrices()).toBe(true);
  wait(saveAfterMs);
  expect(saver.asksPrices()).toBe(false);
});
