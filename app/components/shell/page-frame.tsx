import type { ReactNode } from 'react';
import { BuyingHost } from '#app/components/buying/buying-host.tsx';
import { FavouritesHost } from '#app/components/favourites/favourites-host.tsx';
import { useIsFramed } from '#app/components/framed/visit-token.tsx';
import { VitalsHost } from '#app/components/insights/vitals-host.tsx';
import { useLive } from '#app/components/live/use-live.ts';
import { PromotionAdSlot } from '#app/components/newsletter/promotion-ad-slot.tsx';
import { TrackingHost } from '#app/components/tracking/tracking-host.tsx';
import type { ShellData } from '#app/frame-data/use-shell-data.ts';
import { DialogHost } from '#app/ui/dialog-host.tsx';
import { SnackbarHost } from '#app/ui/snackbar.tsx';
import { ActingBar } from './acting-bar.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { PriceQuestion } from './price-choice.tsx';
import { ProcurementBar } from './procurement-bar.tsx';
import { useSignOutElsewhere } from './sign-out-link.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopMessageBar } from './top-message-bar.tsx';

/** Header, footer and everything else around a page. */
export function PageFrame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  // In a frame no answer could be remembered, so nothing beyond the necessary is stored.
  const isFramed = useIsFramed();
  useSignOutElsewhere(shell.user !== undefined);
  useLive(shell.user && !shell.isFromProcurement ? shell.buyer.key : undefined);
  return (
    <DialogHost>
      <SnackbarHost>
        <BuyingHost buyer={shell.buyer}>
          <FavouritesHost owner={shell.buyer.key} isHidden={shell.isFromProcurement}>
            <div className="flex min-h-screen flex-col">
              <SkipLink />
              {shell.acting && <ActingBar acting={shell.acting} />}
              {shell.isFromProcurement && <ProcurementBar />}
              {shell.topMessage && <TopMessageBar message={shell.topMessage} />}
              <PageHeader shell={shell} />
              <main id="content" tabIndex={-1} className="w-full flex-1 outline-none">
                {children}
              </main>
              <PageFooter general={shell.general} />
              {!shell.acting && !isFramed && <ConsentBanner cookiePolicy={shell.general?.cookiePolicy.slug} />}
              {!shell.user && <PromotionAdSlot />}
              {!isFramed && <PriceQuestion prices={shell.prices} />}
              {!shell.acting && <TrackingHost />}
              {!shell.acting && <VitalsHost />}
            </div>
          </FavouritesHost>
        </BuyingHost>
      </SnackbarHost>
    </DialogHost>
  );
}
