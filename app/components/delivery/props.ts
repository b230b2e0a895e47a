import type { Money } from '#core/money.ts';
import type { DeliveryMethod, DeliveryMethodIds } from '#modules/delivery/delivery-method.ts';
import type { ServicePoint } from '#modules/delivery/service-point.ts';

/** A method with what it costs this buyer for this cart. */
export type OfferedMethod = Pick<DeliveryMethod, keyof DeliveryMethodIds | 'name' | 'description' | 'kind' | 'days'> & {
  readonly cost: Money;
  /** Undefined until the tax is known. */
  readonly costIncVat: Money | undefined;
};

export type MethodCardsProps = {
  /** Of the inputs, which post the entry's id without scripts. */
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
  /** Those that the page was made with, for visitors without scripts. */
  readonly points?: readonly ServicePoint[];
  readonly chosen: ServicePoint | undefined;
  readonly onChoose: (point: ServicePoint) => void;
};
