import { isMobileWidth } from '#core/breakpoints.ts';
import type { TopMessage } from './general-schema.ts';

const height = { usual: 54, withLinkOnSmallScreens: 90, hidden: 0 };

/** A message that is there is shown, unless its visibility is one of the three words that restrict it. */
export function isTopMessageVisible(visibility: string, isSignedIn: boolean, message: string | undefined): boolean {
  if (!message || visibility === 'none') return false;
  if (visibility === 'loggedOut') return !isSignedIn;
  return visibility !== 'loggedIn' || isSignedIn;
}

/** In pixels. A page needs it before the message is drawn, so that nothing jumps. */
export function topMessageHeight(
  message: TopMessage | undefined,
  { isSignedIn, screenWidth }: { isSignedIn: boolean; screenWidth: number },
): number {
  if (!message || !isTopMessageVisible(message.visibility, isSignedIn, message.text)) return height.hidden;
  return message.link && isMobileWidth(screenWidth) ? height.withLinkOnSmallScreens : height.usual;
}
