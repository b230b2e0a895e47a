import type { Money } from '#core/money.ts';
import type { DeliveryMethod, DeliveryMethodIds } from '#modules/delivery/delivery-method.ts';
import type { ServicePoint } from '#modules/delivery/service-point.ts';

/** A method with its cost for this buyer and cart. */
export type OfferedMethod = Pick<DeliveryMethod, keyof DeliveryMethodIds | 'name' | 'description' | 'kind' | 'days'> & {
  readonly cost: Money;
  /** Undefined until the tax is known. */
  readonly costIncVat: Money | undefined;
};

export type MethodCardsProps = {
  /** Name of the inputs, which post the entry's id without scripts. */
  readonly name: string;
  readonly methods: readonly OfferedMethod[];
  readonly chosenEntryId: number | undefined;
  readonly showsVat: boolean;
  readonly hidesPrices: boolean;
  readonly onChoose: (method: OfferedMethod) => void;
};

export type ServicePointPickerProps = {
  readonly name: string;
  readonly deliveryMethodId: number;
  readonly country: string;
  readonly zip: string;
  /** Points loaded with the page, for visitors without scripts. */
  readonly points?: readonly ServicePoint[];
  readonly chosen: ServicePoint | undefined;
  readonly onChoose: (point: ServicePoint) => void;
};
