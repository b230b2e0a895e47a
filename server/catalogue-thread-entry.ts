import { parentPort } from 'node:worker_threads';
import { createColumnWorks } from '#modules/assortment/column-works.ts';
import type { ThreadAnswer, ThreadQuestion } from './catalogue-thread.ts';

const works = createColumnWorks();

parentPort?.on('message', async ({ id, method, args }: ThreadQuestion) => {
  const answer = (message: ThreadAnswer) => parentPort?.postMessage(message);
  try {
    // The other side has the types of these very methods.
    const work = works[method] as (...args: unknown[]) => Promise<unknown>;
    answer({ id, value: await work(...args) });
  } catch (error) {
    answer({ id, error });
  }
});
