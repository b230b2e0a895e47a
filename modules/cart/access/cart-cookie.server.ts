import { isSame, macOf } from '../../auth/keys.server.ts';
import { secretsOf } from '../../auth/token.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';

type SecretsShop = Pick<Shop, 'env'>;
type CookieVisit = Pick<Visit, 'cookies'>;

/** An untouched public cart is kept for the same time. */
const maxAgeSeconds = 90 * 24 * 60 * 60;

// The signature covers the cookie name, so that a cookie cannot be reused under another account's name.
const sealed = (name: string, cartId: string) => `${name} ${cartId}`;

/** Returns the cart id in the cookie, or undefined if the signature is invalid. */
export function readCartCookie({ env }: SecretsShop, { cookies }: CookieVisit, name: string): string | undefined {
  const [cartId = '', mac = '', ...rest] = cookies.read(name)?.split('.') ?? [];
  const isOurs =
    rest.length === 0 &&
    secretsOf(env).some((secret) => isSame(mac, macOf(secret, 'cart-cookie', sealed(name, cartId))));
  return isOurs ? cartId : undefined;
}

export function writeCartCookie({ env }: SecretsShop, { cookies }: CookieVisit, name: string, cartId: string): void {
  const [secret] = secretsOf(env);
  cookies.write(name, `${cartId}.${macOf(secret, 'cart-cookie', sealed(name, cartId))}`, { maxAgeSeconds });
}

export function dropCartCookie({ cookies }: CookieVisit, name: string): void {
  cookies.write(name, '', { maxAgeSeconds: 0 });
}
