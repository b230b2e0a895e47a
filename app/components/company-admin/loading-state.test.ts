import { expect, test } from 'vitest';
import { loadingStateOf } from './loading-state.ts';

test.each(['company', 'settings', 'customer list', 'stock'])(
  'G10 the %s goes from not started through loading to finished, and a response of 500 is failed',
  () => {
    expect(loadingStateOf({ isAsked: false, isBusy: false, hasFailed: false })).toBe('not-started');
    expect(loadingStateOf({ isAsked: true, isBusy: true, hasFailed: false })).toBe('loading');
    expect(loadingStateOf({ isAsked: true, isBusy: false, hasFailed: false })).toBe('finished');
    expect(loadingStateOf({ isAsked: true, isBusy: false, hasFailed: true })).toBe('failed');
    expect(loadingStateOf({ isAsked: true, isBusy: true, hasFailed: true })).toBe('loading');
  },
);
