import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { enterShop } from './enter-shop.server.ts';
import { checkCredentials } from './password/check-credentials.server.ts';

type Input = { loginName: string; password: string; remember: boolean };

/** Allowed for all visitors. Correct credentials give a session, or first the choice between several companies. */
export async function signIn(shop: Shop, visit: Visit, { remember, ...credentials }: Input) {
  const checked = await checkCredentials(shop, visit, credentials);
  return checked.ok ? enterShop(shop, visit, checked.value, remember) : checked;
}
