import { ok, refuse } from '#core/result.ts';

export const shortestPassword = 12;
/** Limits the cost of hashing; no real password is longer. */
export const longestPassword = 200;
const fewestDifferent = 5;

/** The length matters most; beyond it, only very common passwords are refused. */
export function checkPassword(password: string, loginName: string) {
  const { length } = password;
  if (length < shortestPassword) return refuse({ code: 'password-too-short', minimum: shortestPassword });
  if (length > longestPassword) return refuse({ code: 'password-too-long', maximum: longestPassword });
  const plain = password.toLowerCase();
  const isName = loginName !== '' && plain.includes(loginName.toLowerCase());
  return isName || new Set(plain).size < fewestDifferent ? refuse({ code: 'password-too-simple' }) : ok(password);
}
