import { isMobileWidth } from '#core/breakpoints.ts';
import type { TopMessage } from './general-schema.ts';

const height = { usual: 54, withLinkOnSmallScreens: 90, hidden: 0 };

/** A message is shown unless its visibility is one of the three restricting values. */
export function isTopMessageVisible(visibility: string, isSignedIn: boolean, message: string | undefined): boolean {
  if (!message || visibility === 'none') return false;
  if (visibility === 'loggedOut') return !isSignedIn;
  return visibility !== 'loggedIn' || isSignedIn;
}

/** Height in pixels. The page needs it before the message is drawn, to avoid a layout shift. */
export function topMessageHeight(
  message: TopMessage | undefined,
  { isSignedIn, screenWidth }: { isSignedIn: boolean; screenWidth: number },
): number {
  if (!message || !isTopMessageVisible(message.visibility, isSignedIn, message.text)) return height.hidden;
  return message.link && isMobileWidth(screenWidth) ? height.withLinkOnSmallScreens : height.usual;
}
