import type { LogoState } from '../logo/logo.ts';
import type { BuiltProof } from '../proof/build-proof.ts';

/** Whether a service can be made now. Message keys: `proof.state.<state>`. */
export const productionStates = ['ready', 'waiting', 'refused', 'file-awaited', 'no-place', 'text-invalid'] as const;

/** All but `ready` stop production until staff or the company have acted. */
export type ProductionState = (typeof productionStates)[number];

export type HeldState = Exclude<ProductionState, 'ready'>;

/** Undefined for what can be made, and where there is no service. */
export const heldState = (state: ProductionState | undefined): HeldState | undefined =>
  state === 'ready' ? undefined : state;

/** Each reason once. */
export const heldStates = (states: Iterable<ProductionState>): HeldState[] => [
  ...new Set([...states].flatMap((state) => heldState(state) ?? [])),
];

/** Another logo helps: what was ordered is missing, or is not made as it is. */
export const takesOtherLogo = (state: ProductionState | undefined): boolean =>
  state === 'waiting' || state === 'refused' || state === 'file-awaited';

/** What has to be acted on stands first, else in the order of the rows. */
export const heldFirst = <R extends { readonly state: ProductionState }>(rows: readonly R[]): R[] =>
  rows.toSorted((one, other) => Number(one.state === 'ready') - Number(other.state === 'ready'));

type StateFacts = {
  /** What staff say of the version today: a later release or refusal counts for orders that were sent before. */
  readonly logo: LogoState | undefined;
  /** False if the text of a cart row lacks something that its proof does not measure, such as the wearer's occupation. */
  readonly isTextComplete?: boolean | undefined;
};

export function stateOf(built: BuiltProof, { logo, isTextComplete = true }: StateFacts): ProductionState {
  if (built.kind === 'no-position') return 'no-place';
  if (built.kind === 'none') return 'ready';
  if (built.proof.artwork.kind === 'text')
    return isTextComplete && built.problems.length === 0 ? 'ready' : 'text-invalid';
  if (built.proof.artwork.kind === 'awaited') return 'file-awaited';
  return logo === 'released' ? 'ready' : logo === 'refused' ? 'refused' : 'waiting';
}
