/** Numeric role codes of a session. */
export const roles = { user: 64, administrator: 65, internal: 80, customerAdmin: 81, b2c: 111 } as const;

export type Role = (typeof roles)[keyof typeof roles];

export function isRole(code: number): code is Role {
  return (Object.values(roles) as number[]).includes(code);
}
