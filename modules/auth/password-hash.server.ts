import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults: 19 MiB and two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** A hash with the usual cost that matches no password. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$J7z9UyhdzzOCbwHDitt3dg$s5Kvbpab7aAOAs28SmMdbUCw/6xf8h/SvrF1bBkh2sg';

/** Takes the same time if the account does not exist, so that the time does not reveal it. */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  check: typeof verify = verify,
): Promise<boolean> {
  const isRight = await check(stored ?? nobodysHash, password);
  return isRight && stored !== null && stored !== undefined;
}
