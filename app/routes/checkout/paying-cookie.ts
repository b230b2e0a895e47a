import { routeHref } from '#app/addresses/page-addresses.ts';
import type { Language } from '#core/locale.ts';
import type { Visit } from '#modules/visit.ts';

/** Names the order that this browser is paying, as long as it can be paid. It leads back after the window was closed. */
const name = 'yrke_paying';

const maxAgeSeconds = 30 * 60;

type Holder = Pick<Visit, 'cookies'>;

export const readPayingCookie = ({ cookies }: Holder): string | undefined => cookies.read(name) || undefined;

export const writePayingCookie = ({ cookies }: Holder, link: string): void =>
  cookies.write(name, link, { maxAgeSeconds });

export const dropPayingCookie = ({ cookies }: Holder): void => cookies.write(name, '', { maxAgeSeconds: 0 });

export const payingHref = (language: Language, link: string): string =>
  `${routeHref('checkoutOrder', language)}?o=${encodeURIComponent(link)}`;
