import { useEffect, useEffectEvent, useState } from 'react';
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { DialogFrame, useCloseDialog } from '#app/ui/dialog-frame.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { GuideStatus } from './guide-button-state.ts';
import { SizeGuideTabs } from './size-guide-tabs.tsx';
import type { SizeGuideAnswer } from './sizing-answer.ts';

type Props = {
  /** Address of the guide, and of all guides. */
  href: string;
  allHref: string;
  sizes: readonly string[];
  chosen: string | undefined;
  onChoose: (size: string) => void;
  /** Reports the loading state to the button. */
  onStatus: (status: GuideStatus) => void;
};

/** The size guide of a product. It loads its own texts, which the page does not need. */
export function SizeGuideDialog({ href, onStatus, onChoose, ...rest }: Props) {
  const t = useTranslations('product.size');
  const buying = useTranslations('buying');
  const locale = useLocale();
  const messages = useMessages();
  const close = useCloseDialog();
  const [answer, setAnswer] = useState<SizeGuideAnswer | 'failed'>();
  const [request, setRequest] = useState({ href });
  const tell = useEffectEvent(onStatus);
  useEffect(() => {
    const control = new AbortController();
    const load = async () => {
      tell('loading');
      const told = await ask(request.href, control.signal);
      // Closed before it had loaded: it can be opened again.
      if (control.signal.aborted) return tell('idle');
      setAnswer(told ?? 'failed');
      return tell(told ? 'ready' : 'failed');
    };
    void load();
    return () => control.abort();
  }, [request]);
  const again = () => {
    setAnswer(undefined);
    setRequest({ href });
  };
  return (
    <DialogFrame title={t('guide')}>
      {answer === undefined && <Spinner className="w-full justify-center py-24" />}
      {answer === 'failed' && (
        <Notice tone="danger" isLive actions={<Button onClick={again}>{buying('retry')}</Button>}>
          {t('guideFailed')}
        </Notice>
      )}
      {answer && answer !== 'failed' && (
        <IntlProvider locale={locale} messages={{ ...messages, ...answer.messages }} timeZone="UTC">
          <SizeGuideTabs
            answer={answer}
            {...rest}
            onChoose={(size) => {
              onChoose(size);
              close();
            }}
          />
        </IntlProvider>
      )}
    </DialogFrame>
  );
}

async function ask(href: string, signal: AbortSignal): Promise<SizeGuideAnswer | undefined> {
  try {
    const answer = await fetch(href, { signal });
    return answer.ok ? ((await answer.json()) as SizeGuideAnswer) : undefined;
  } catch {
    return undefined;
  }
}
