import { parseArgs } from 'node:util';
import { Failure, runTool } from './lib/failure.ts';
import { secondsSince } from './lib/step.ts';
import { failed, inWords, sum, type Tally } from './lib/tally.ts';
import { type Step, steps } from './lib/test-steps.ts';

type Outcome = { step: Step; tally: Tally; took: string };

await runTool(async () => {
  const start = performance.now();
  const { chosen, bail } = choose();
  const outcomes: Outcome[] = [];
  for (const wave of inWaves(chosen)) {
    outcomes.push(...(await Promise.all(wave.map(play))));
    if (bail && outcomes.some(({ tally }) => tally.failed > 0)) break;
  }
  const total = sum(outcomes.map(({ tally }) => tally));
  summarise(outcomes);
  console.log(`all steps: ${secondsSince(start)}`);
  if (isTooSlow(start)) console.warn('The run took more than 15 minutes: make the longest step faster.');
  console.log(`\n${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
});

function choose(): { chosen: readonly Step[]; bail: boolean } {
  const options = {
    quick: { type: 'boolean' },
    bail: { type: 'boolean' },
    full: { type: 'boolean' },
    long: { type: 'boolean' },
    only: { type: 'string' },
  } as const;
  const { quick = false, bail = false, full = false, long = false, only } = parseArgs({ options }).values;
  if (full) process.env.TEST_FULL = '1';
  if (quick) process.env.TEST_QUICK = '1';
  // Tests read this variable to use more seeds, kills and load.
  if (long) process.env.TEST_LONG = '1';
  const names = only?.split(',');
  const unknown = names?.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Failure(`There is no step '${unknown}'; the steps are ${steps.map(({ name }) => name).join(', ')}.`);
  const isDue = (step: Step) => (step.quick || !quick) && (full || !step.full);
  return { chosen: steps.filter((step) => (names ? names.includes(step.name) : isDue(step))), bail };
}

function inWaves(chosen: readonly Step[]): Step[][] {
  return [...Map.groupBy(chosen, ({ wave }) => wave).values()];
}

async function play(step: Step): Promise<Outcome> {
  const start = performance.now();
  if (!step.quiet) console.log(`\n== ${step.title}`);
  const { tally, output } = await step.run().catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    return { tally: failed, output: error.message };
  });
  const took = secondsSince(start);
  if (step.quiet) console.log(`\n== ${step.title}: ${tally.failed > 0 ? 'FAILED' : 'ok'}, ${took}`);
  if (output) console.log(output.trimEnd());
  return { step, tally, took };
}

/** A normal run takes about 10 minutes on two cores; a full one may take as long as it needs. */
function isTooSlow(start: number): boolean {
  const minutes = (performance.now() - start) / 60_000;
  return minutes > 15 && process.env.TEST_FULL !== '1' && process.env.TEST_LONG !== '1';
}

function summarise(outcomes: readonly Outcome[]): void {
  const width = Math.max(...outcomes.map(({ step }) => step.title.length));
  console.log('\n== summary');
  for (const { step, tally, took } of outcomes) {
    const verdict = tally.failed > 0 ? 'FAILED' : tally.passed > 0 ? 'ok' : 'SKIPPED';
    const { names = [], flaky = [] } = tally;
    console.log(`${step.title.padEnd(width)}  ${verdict.padEnd(7)}  ${took.padStart(8)}  ${inWords(tally)}`);
    for (const name of names) console.log(`  ${name}`);
    for (const name of flaky) console.log(`  FLAKY, a second try was needed, fix it: ${name}`);
  }
}
