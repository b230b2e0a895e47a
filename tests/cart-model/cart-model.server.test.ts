import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLong } from '#tests/setup/long-runs.ts';
import { isPostgres } from '#tests/setup/test-database.ts';
import {
  answerStep,
  clearStep,
  codeOffStep,
  codeOnStep,
  lookStep,
  openStep,
  saveStep,
  signStep,
} from './cart-steps.ts';
import { newModel, people } from './model-carts.ts';
import { openRealShop } from './real-shop.server.ts';
import { openWorld } from './real-world.server.ts';
import { addStep, changeStep, removeStep, restoreStep, splitStep } from './row-steps.ts';
import { inTurn } from './step.ts';

/** Long runs use PGlite; PostgreSQL differs in concurrency, not in rules. */
const wantedSteps = isLong ? (isPostgres() ? 10_000 : 100_000) : 400;
const commandsOfARun = 50;

const at = fc.constantFrom(0, 0, 0, 1);
const nth = fc.nat(20);
const quantity = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom(0, 0.5, 2.5) },
  { weight: 1, arbitrary: fc.constantFrom(60_000, 99_999, 100_000) },
);
const who = fc.constantFrom(...people);
const method = fc.constantFrom('append' as const, 'replace' as const);
const choice = fc.constantFrom('merge' as const, 'merge' as const, 'replace' as const, 'keep' as const);
const code = fc.constantFrom('SUMMER' as const, 'MUCH' as const);
const kind = fc.constantFrom('Default' as const, 'Partial' as const, 'Full' as const);
const adding = fc.record({ at, good: fc.nat(5), quantity, coworker: fc.nat(2), byApi: fc.boolean() }).map(addStep);
const signing = fc.record({ at, who: fc.option(who, { nil: undefined }) }).map(signStep);

/** A person fills their cart, then a similar one as a guest, signs in again and gets the merge question. */
const meeting = fc
  .record({ at, who, choice, mine: fc.nat(1), open: fc.nat(1), quantity: fc.integer({ min: 1, max: 30 }) })
  .map(({ mine, open, quantity: many, ...asked }) => {
    const bought = (good: number) => addStep({ ...asked, good: 3 + good, quantity: many, coworker: 0, byApi: false });
    const signedIn = signStep(asked);
    const stranger = signStep({ ...asked, who: undefined });
    return inTurn([signedIn, bought(mine), stranger, bought(open), bought(0), signedIn, answerStep(asked)]);
  });

/** A person saves a cart and opens it again over a similar one. */
const returning = fc
  .record({ at, who, method, saved: nth, mine: fc.nat(1), coworker: fc.nat(1) })
  .map(({ mine, coworker, ...asked }) => {
    const bought = (good: number) => addStep({ ...asked, good: 3 + good, quantity: 2, coworker, byApi: false });
    return inTurn([signStep(asked), bought(0), saveStep(asked), bought(mine), openStep(asked)]);
  });

const steps = [
  adding,
  adding,
  adding,
  signing,
  signing,
  meeting,
  returning,
  fc.record({ at }).map(lookStep),
  fc.record({ at, row: nth, quantity, isStale: fc.constantFrom(false, false, false, true) }).map(changeStep),
  fc.record({ at, row: nth }).map(removeStep),
  fc.record({ at, row: nth }).map(restoreStep),
  fc.record({ at, row: nth, kind, quantity }).map(splitStep),
  fc.record({ at }).map(saveStep),
  fc.record({ at }).map(clearStep),
  fc.record({ at, saved: nth, method }).map(openStep),
  fc.record({ at, choice }).map(answerStep),
  fc.record({ at, code }).map(codeOnStep),
  fc.record({ at }).map(codeOffStep),
];

test(
  'after any sequence of actions, carts have the rows and totals of the model',
  async () => {
    const real = await openRealShop();
    const played = { steps: 0 };
    while (played.steps < wantedSteps)
      await fc.assert(
        fc.asyncProperty(
          fc.commands(steps, { maxCommands: commandsOfARun, size: 'max' }),
          async (commands) =>
            await fc.asyncModelRun(async () => ({ model: newModel(), real: await openWorld(real, played) }), commands),
        ),
        isLong ? { numRuns: 8 } : { numRuns: 8, seed: played.steps },
      );
    expect(played.steps).toBeGreaterThanOrEqual(wantedSteps);
  },
  isLong ? 4 * 3_600_000 : 240_000,
);
