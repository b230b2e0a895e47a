import { isSame, macOf } from '../../auth/keys.server.ts';
import { secretsOf } from '../../auth/token.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';

type Sealing = Pick<Shop, 'env'>;
type Holder = Pick<Visit, 'cookies'>;

/** As long as an untouched public cart is kept. */
const maxAgeSeconds = 90 * 24 * 60 * 60;

// The name is under the seal, too: the cookie of one account opens nothing under the name of another.
const sealed = (name: string, cartId: string) => `${name} ${cartId}`;

/** The cart that a cookie names; nothing when the seal is not ours. */
export function readCartCookie({ env }: Sealing, { cookies }: Holder, name: string): string | undefined {
  const [cartId = '', mac = '', ...rest] = cookies.read(name)?.split('.') ?? [];
  const isOurs =
    rest.length === 0 &&
    secretsOf(env).some((secret) => isSame(mac, macOf(secret, 'cart-cookie', sealed(name, cartId))));
  return isOurs ? cartId : undefined;
}

export function writeCartCookie({ env }: Sealing, { cookies }: Holder, name: string, cartId: string): void {
  const [secret] = secretsOf(env);
  cookies.write(name, `${cartId}.${macOf(secret, 'cart-cookie', sealed(name, cartId))}`, { maxAgeSeconds });
}

export function dropCartCookie({ cookies }: Holder, name: string): void {
  cookies.write(name, '', { maxAgeSeconds: 0 });
}
