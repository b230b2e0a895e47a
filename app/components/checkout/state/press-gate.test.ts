import { expect, test } from 'vitest';
import { createPressGate } from './press-gate.ts';

function aGate() {
  const turns: (() => void)[] = [];
  const done: string[] = [];
  const gate = createPressGate((run) => turns.push(run));
  const endTurn = () => {
    for (const run of turns.splice(0)) run();
  };
  return { gate, done, endTurn, task: (name: string) => () => void done.push(name) };
}

test('changes that move the page wait for the click of a pressed mouse button', () => {
  const { gate, done, endTurn, task } = aGate();
  gate.down();
  gate.run(task('left'));
  gate.run(task('answer'));
  endTurn();
  expect(done).toEqual([]);
  gate.up();
  expect(done).toEqual([]);
  endTurn();
  expect(done).toEqual(['left', 'answer']);
});

test('a field that is left by a tap, after the finger is lifted, waits for the click of the same turn', () => {
  const { gate, done, endTurn, task } = aGate();
  gate.down();
  gate.up();
  gate.run(task('left'));
  expect(done).toEqual([]);
  endTurn();
  expect(done).toEqual(['left']);
});

test('pressed again in the same turn, it keeps waiting', () => {
  const { gate, done, endTurn, task } = aGate();
  gate.run(task('left'));
  gate.down();
  endTurn();
  expect(done).toEqual([]);
});
