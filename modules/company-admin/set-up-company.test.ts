import { expect, test } from 'vitest';
import { ok, refuse } from '#core/result.ts';
import { type SetUpSteps, setUpCompany } from './set-up-company.ts';

const noted: unknown[] = [];
const steps: SetUpSteps = {
  createCompany: async () => ok({ id: 7 }),
  addInvoiceAddress: async () => ok({ id: 1 }),
  createAdmin: async () => ok({ id: 2 }),
  say: ({ code }) => `said ${code}`,
  note: (error) => noted.push(error),
};
const broken = () => Promise.reject(new Error('no connection'));
const run = (changed: Partial<SetUpSteps>) => setUpCompany({ ...steps, ...changed });

test('a company, its invoice address and its administrator are created one after the other', async () => {
  expect(await run({})).toEqual({ companyId: 7, faults: [] });
});

test('G21 G23 without a company nothing else is tried: a refusal has its text, a broken connection is unexpected', async () => {
  const refused = await run({ createCompany: async () => refuse({ code: 'duplicate' }), addInvoiceAddress: broken });
  expect(refused).toEqual({ companyId: undefined, faults: [{ fault: 'company', message: 'said duplicate' }] });
  const failed = await run({ createCompany: broken, createAdmin: broken });
  expect(failed).toEqual({ companyId: undefined, faults: [{ fault: 'unexpected', message: '' }] });
  expect(noted).toEqual([new Error('no connection')]);
});

test('G20 G22 the company stays when its invoice address or its administrator fails, and both are reported', async () => {
  expect(await run({ addInvoiceAddress: broken, createAdmin: async () => refuse({ code: 'taken' }) })).toEqual({
    companyId: 7,
    faults: [
      { fault: 'invoice-address', message: '' },
      { fault: 'admin', message: 'said taken' },
    ],
  });
});
