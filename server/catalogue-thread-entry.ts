import { parentPort } from 'node:worker_threads';
import { createColumnWorks } from '#modules/assortment/column-works.ts';
import type { ThreadAnswer, ThreadQuestion } from './catalogue-thread.ts';

const works = createColumnWorks();

async function answer({ id, method, args }: ThreadQuestion): Promise<ThreadAnswer> {
  try {
    // The other thread uses the types of these methods.
    const work = works[method] as (...args: unknown[]) => Promise<unknown>;
    return { id, value: await work(...args) };
  } catch (error) {
    return { id, error };
  }
}

parentPort?.on('message', (question: ThreadQuestion) => {
  void answer(question).then((message) => parentPort?.postMessage(message, []));
});
