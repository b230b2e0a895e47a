import { deliveryNames, methodName, savedAddressName } from '#modules/checkout/draft-names.ts';

/** By name, the number of the change: what the shop has said about them is about what stood there before. */
export type ChangedFields = ReadonlyMap<string, number>;

const address = Object.values(deliveryNames);

/** What else a field changes, or decides whether it is needed. */
const withIt: Readonly<Record<string, readonly string[]>> = {
  [savedAddressName]: address,
  deliveryCountry: address,
  [methodName]: ['servicePointId', 'cellphone', 'paymentMethodId'],
  dialCode: ['cellphone'],
};

export const withChanged = (changed: ChangedFields, name: string, number: number): ChangedFields =>
  new Map([...changed, ...[name, ...(withIt[name] ?? [])].map((field) => [field, number] as const)]);

/** An answer speaks of the form as it was sent; fields that were changed since then wait for the next. */
export const changedSince = (changed: ChangedFields, sent: number): ChangedFields =>
  new Map([...changed].filter(([, number]) => number > sent));
