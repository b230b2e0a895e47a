import type { Production } from '../logo/logo.ts';
import type { TextHint, TextProblem } from '../proof/check-text.ts';
import type { Drawing } from '../proof/drawing-shape.ts';
import type { Proof } from '../proof/proof.ts';
import type { ProductionState } from './production-state.ts';

export type MadeProof = {
  readonly hash: string;
  readonly proof: Proof;
  /** Of a proof that other code drew than today's: as it looked then, or `lost` if that was not kept yet. */
  readonly look?: Drawing | 'lost' | undefined;
};

/** A proof with the row that it belongs to. */
export type ProofEntry = {
  /** Of the service: its number in an order, its place in a cart. */
  readonly rowNumber: number;
  readonly sku: string;
  readonly garment: string;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
  /** How often the service is made, which is more than the garments where one has several pieces. */
  readonly serviceQuantity: number;
  /** False for what is made but not seen: a shorter leg, a chip, packing. Production gets it without a drawing. */
  readonly isSeen: boolean;
  /** Whether it can be made now; read anew each time. */
  readonly state: ProductionState;
  readonly service: string;
  readonly position: string;
  readonly wearer: string | undefined;
  /** What the wearer is called now, where it is another name than at the time of the order. */
  readonly renamedTo: string | undefined;
  /** In a cart: the text that was shown before the wearer's data changed. */
  readonly formerLines?: readonly string[] | undefined;
  readonly lines: readonly string[];
  /** Undefined if the garment does not have this place, and for what is not seen. */
  readonly made: MadeProof | undefined;
  /** Of a released logo in an order: what staff say today. */
  readonly logoProduction?: Production | undefined;
  readonly problems: readonly TextProblem[];
  readonly hints: readonly TextHint[];
};
