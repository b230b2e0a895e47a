import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { createColumnWorks } from '#modules/assortment/column-works.ts';
import type { ThreadAnswer, ThreadQuestion } from './catalogue-thread.ts';

const works = createColumnWorks();

// A thread that waits does not collect its garbage, which after a catalogue is most of its memory.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: object) => void;
// Only a last resort gives memory back to the system.
const collectGarbage = () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
const idleMs = 2000;
let idle: NodeJS.Timeout | undefined;

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
  clearTimeout(idle);
  idle = setTimeout(collectGarbage, idleMs);
  void answer(question).then((message) => parentPort?.postMessage(message, []));
});
