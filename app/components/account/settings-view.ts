import type { Role } from '#modules/auth/roles.ts';
import type { Region } from '#modules/market/regions.ts';
import type { Address } from '#modules/people/postal-address.ts';

export type ProfileView = {
  customerId: number;
  loginName: string;
  emailAddress: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | undefined;
  cellPhone: string | undefined;
  role: Role;
  company: { id: number; name: string } | undefined;
  mayDelete: boolean;
};

export type DeviceView = {
  sid: string;
  device: string;
  company: string | undefined;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
};

export type NamedAddress = Address & { country: string };

/** The address that is being edited, with the rules of its country. */
export type AddressDraft = {
  address: NamedAddress | undefined;
  country: string;
  postcodeExample: string;
  regions: Region[];
};
