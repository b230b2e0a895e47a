import { type Role, roles } from './roles.ts';

/** The purpose of a session, in addition to its numeric role. */
export const roleLabels = [
  'Default',
  'B2C',
  'B2B',
  'B2BExternal',
  'B2BExternalManufacturer',
  'B2BPunchout',
  'B2BPreOrder',
] as const;

export type RoleLabel = (typeof roleLabels)[number];

export type AccountKind = 'external' | 'external-manufacturer' | 'punch-out' | 'pre-order';

const ofKind = {
  external: 'B2BExternal',
  'external-manufacturer': 'B2BExternalManufacturer',
  'punch-out': 'B2BPunchout',
  'pre-order': 'B2BPreOrder',
} as const satisfies Record<AccountKind, RoleLabel>;

/** Chosen when a session begins. A consumer is always a consumer; a visitor without a session is Default. */
export function roleLabelOf(role: Role | undefined, kind?: AccountKind): RoleLabel {
  if (role === undefined) return 'Default';
  if (role === roles.b2c) return 'B2C';
  return kind === undefined ? 'B2B' : ofKind[kind];
}
