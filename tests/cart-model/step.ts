import type * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Model, ModelBrowser } from './model-carts.ts';
import type { RealBrowser } from './real-browser.server.ts';
import type { RealWorld } from './real-world.server.ts';

export type Step = fc.AsyncCommand<Model, RealWorld>;

export type Scene = {
  readonly model: Model;
  readonly browser: ModelBrowser;
  readonly world: RealWorld;
  readonly real: RealBrowser;
};

type Play = {
  /** The index of the browser. */
  readonly at: number;
  /** Printed if a run fails. */
  readonly title: string;
  readonly isPossible?: (browser: ModelBrowser, model: Model) => boolean;
  readonly play: (scene: Scene) => Promise<void>;
  /** Whether the cart is read afterwards, which may change it: the next step must also work without that. */
  readonly looks?: boolean;
};

/** Runs a step in the shop and in the model, and compares both. */
export function step({ at, title, isPossible = () => true, play, looks = true }: Play): Step {
  const browserIn = (model: Readonly<Model>) => model.browsers[at] ?? { who: undefined, cookies: new Map() };
  return {
    check: (model) => isPossible(browserIn(model), model),
    run: async (model, world) => {
      world.tick();
      await play({ model, browser: browserIn(model), world, real: world.browserAt(at) });
      if (looks) await world.compare(model, at);
      await world.compareAll(model);
    },
    toString: () => `browser ${at + 1}: ${title}`,
  };
}

export const pick = <T>(list: readonly T[], nth: number): T | undefined => list[nth % Math.max(1, list.length)];

/** A call succeeds exactly if the model says so, and never fails with a server error. */
export function expectAnswer({ status, body }: { status: number; body: unknown }, isGood: boolean): void {
  expect({ isGood: status < 300, isFailure: status >= 500, body }).toEqual({ isGood, isFailure: false, body });
}

/** A sequence that rarely happens by chance: several steps in a row, if they are possible. */
export function inTurn(steps: readonly Step[]): Step {
  return {
    check: () => true,
    run: async (model, world) => {
      for (const one of steps) if (one.check(model)) await one.run(model, world);
    },
    toString: () => steps.join('; '),
  };
}
