import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from './use-shop.ts';

const channelName = 'yrke-session';
const signedOut = 'signed-out';

/** Signs out here and in the other tabs. */
export function SignOutLink({ className }: { className: string }) {
  const t = useTranslations('shell.account');
  const { language } = useShop();
  return (
    <a
      href={signOutPath(language)}
      className={className}
      onClick={() => {
        const channel = new BroadcastChannel(channelName);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
        channel.postMessage(signedOut);
        channel.close();
      }}
    >
      {t('signOut')}
    </a>
  );
}

/** When another tab has signed out, this tab follows, which also clears its cookies. */
export function useSignOutElsewhere(isSignedIn: boolean): void {
  const { language } = useShop();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }) => {
      if (data === signedOut) window.location.assign(signOutPath(language));
    });
    return () => channel.close();
  }, [isSignedIn, language]);
}

const signOutPath = (language: string) => `/logout?locale=${language}`;
