import type { LogoView } from '#app/components/vas/logo-view.ts';
import { toLogoView } from '#modules/logo/logo-schema.ts';

/** A version of a logo, with the addresses of its drawing and of its file. */
export function toShownLogo(logo: Parameters<typeof toLogoView>[0]): LogoView {
  const view = toLogoView(logo);
  const address = `/api/vas/logos/${view.logoId}/versions/${view.version}`;
  return { ...view, picture: `${address}/picture`, file: view.hasFile ? `${address}/file` : undefined };
}
