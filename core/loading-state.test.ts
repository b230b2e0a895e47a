import { describe, expect, test } from 'vitest';
import { loadingStates, toLoadingState } from './loading-state.ts';

describe('Q18 one enumeration of loading states with aliases', () => {
  test('there are four', () => expect(loadingStates).toEqual(['not-started', 'loading', 'finished', 'failed']));

  test.each(loadingStates)('%s is its own name', (state) => expect(toLoadingState(state)).toBe(state));

  test.each([
    ['not started', 'not-started'],
    ['notStarted', 'not-started'],
    ['NOT_STARTED', 'not-started'],
    ['Loading', 'loading'],
    ['loaded', 'finished'],
    ['done', 'finished'],
    ['success', 'finished'],
    ['failure', 'failed'],
  ])('%s means %s', (name, state) => expect(toLoadingState(name)).toBe(state));

  test.each(['', 'maybe', 'constructor'])('%s means nothing', (name) => expect(toLoadingState(name)).toBeUndefined());
});
