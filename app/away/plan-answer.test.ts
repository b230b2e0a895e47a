import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { planAnswer } from './plan-answer.ts';

const away = { type: 'error', result: new ErrorResponse(503, '', '') } as const;
const missing = { type: 'error', result: new ErrorResponse(404, '', '') } as const;
const loaded = { type: 'data', result: { rows: [] } } as const;

const here = '/en/mypages/account/settings';
const page = { shown: here, inBar: here, asked: here, method: 'GET' };

test('responses that are not about an outage are used unchanged', () => {
  expect(planAnswer({ root: loaded, page: loaded }, page)).toBe('use');
  expect(planAnswer({ root: loaded, page: missing }, page)).toBe('use');
  expect(planAnswer({ page: { type: 'error', result: new TypeError('no network') } }, page)).toBe('use');
  expect(planAnswer({ page: { type: 'data', result: { status: 503 } } }, { ...page, method: 'POST' })).toBe('use');
});

test('data that is loaded again in the background does not replace the shown page', () => {
  expect(planAnswer({ root: loaded, page: away }, page)).toBe('keep-data');
});

test('a form keeps its typed values, for every target address', () => {
  expect(planAnswer({ page: away }, { ...page, method: 'POST' })).toBe('keep-form');
  expect(planAnswer({ page: away }, { ...page, method: 'POST', asked: '/en/myfavorites' })).toBe('stay');
  expect(planAnswer({ page: away }, { ...page, method: 'POST', asked: `${here}?page=2` })).toBe('stay');
});

test('a link to a page that cannot be opened leaves the visitor where they are', () => {
  expect(planAnswer({ page: away }, { ...page, asked: '/en/about' })).toBe('stay');
});

test('after Back the address has changed, so the error page is shown there', () => {
  expect(planAnswer({ page: away }, { ...page, asked: '/en/about', inBar: '/en/about' })).toBe('use');
});
