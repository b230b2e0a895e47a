import { expect, test } from 'vitest';
import { afterCollisions } from './in-transaction.server.ts';

const failing = (code: string, times: number) => {
  let runs = 0;
  return {
    run: async () => {
      runs += 1;
      if (runs <= times) throw Object.assign(new Error(code), { code });
      return 'done';
    },
    runs: () => runs,
  };
};

test('a deadlock or a serialisation failure is retried, three times at most', async () => {
  for (const code of ['40P01', '40001']) {
    expect(await afterCollisions(failing(code, 2).run)).toBe('done');
    const hopeless = failing(code, 3);
    await expect(afterCollisions(hopeless.run)).rejects.toThrow(code);
    expect(hopeless.runs()).toBe(3);
  }
});

test('any other failure is not retried', async () => {
  const broken = failing('23505', 1);
  await expect(afterCollisions(broken.run)).rejects.toThrow('23505');
  expect(broken.runs()).toBe(1);
});
