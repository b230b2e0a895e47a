import { deliveryNames, methodName, savedAddressName } from '#modules/checkout/draft-names.ts';

/** The number of the last change by field. Answers to earlier versions of a field no longer apply to it. */
export type ChangedFields = ReadonlyMap<string, number>;

const address = Object.values(deliveryNames);

/** Fields that are checked again when another field changes. */
const withIt: Readonly<Record<string, readonly string[]>> = {
  [savedAddressName]: address,
  deliveryCountry: address,
  [methodName]: ['servicePointId', 'cellphone', 'paymentMethodId'],
  dialCode: ['cellphone'],
};

export const withChanged = (changed: ChangedFields, name: string, number: number): ChangedFields =>
  new Map([...changed, ...[name, ...(withIt[name] ?? [])].map((field) => [field, number] as const)]);

/** An answer is about the form as it was sent. Fields that changed later keep waiting for their own answer. */
export const changedSince = (changed: ChangedFields, sent: number): ChangedFields =>
  new Map([...changed].filter(([, number]) => number > sent));
