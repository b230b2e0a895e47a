import { ok, refuse } from '#core/result.ts';

export const shortestPassword = 12;
/** Hashing takes the longer the longer the text is; nobody types more than this. */
export const longestPassword = 200;
const fewestDifferent = 5;

/** Length is what counts; beyond it only what everybody would try first is refused. */
export function checkPassword(password: string, loginName: string) {
  const { length } = password;
  if (length < shortestPassword) return refuse({ code: 'password-too-short', minimum: shortestPassword });
  if (length > longestPassword) return refuse({ code: 'password-too-long', maximum: longestPassword });
  const plain = password.toLowerCase();
  const isName = loginName !== '' && plain.includes(loginName.toLowerCase());
  return isName || new Set(plain).size < fewestDifferent ? refuse({ code: 'password-too-simple' }) : ok(password);
}
