import type { UIElement } from '@adyen/adyen-web';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';
import { adyenSettingsOf, isTryAgain } from './adyen-settings.ts';
import { idleDropIn, nextDropIn } from './drop-in-state.ts';
import type { DropInProps } from './props.ts';

type Result = { resultCode?: string; sessionResult?: string };

/** The drop-in of the payment provider. Its card fields are frames of the provider, so card data never reaches the shop. */
export function AdyenDropIn({ sessionId, clientData, config, isLocked, onDone, onError }: DropInProps) {
  const t = useTranslations('payment');
  const place = useRef<HTMLDivElement>(null);
  const [{ isPaying, problem }, tell] = useReducer(nextDropIn, idleDropIn);

  const settings = useEffectEvent(() => adyenSettingsOf(config, clientData));
  const lock = useEffectEvent(() => tell({ kind: 'pay' }));
  const fail = useEffectEvent((kind: 'error' | 'offline') => {
    const words = t(`problem.${kind}`);
    tell({ kind: 'fail', words });
    onError(words);
  });
  const end = useEffectEvent((result: Result | undefined, element: UIElement | undefined) => {
    if (!isTryAgain(result?.resultCode))
      return onDone({ sessionId, ...(result?.sessionResult && { sessionResult: result.sessionResult }) });
    element?.setStatus('ready');
    fail('error');
  });

  // Runs once for each session; other changes of the props must not open the drop-in again.
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    const open = async () => {
      const [{ AdyenCheckout, Card, Dropin, Redirect }] = await Promise.all([
        import('@adyen/adyen-web'),
        import('@adyen/adyen-web/styles/adyen.css'),
      ]);
      const checkout = await AdyenCheckout({
        ...settings(),
        analytics: { enabled: false },
        beforeSubmit: (data, _element, actions) => {
          lock();
          actions.resolve(data);
        },
        onPaymentCompleted: (result, element) => end(result, element),
        onPaymentFailed: (result, element) => end(result, element),
        onError: (error) => fail(error.name === 'NETWORK_ERROR' ? 'offline' : 'error'),
      });
      if (isGone || !place.current) return;
      const dropIn = new Dropin(checkout, { paymentMethodComponents: [Card, Redirect] }).mount(place.current);
      close = () => dropIn.unmount();
    };
    open().catch(() => fail('offline'));
    return () => {
      isGone = true;
      close();
    };
  }, []);

  return (
    <div className="grid gap-5" aria-busy={isPaying || isLocked}>
      <div ref={place} inert={isLocked} />
      {problem && (
        <Notice tone="danger" isLive>
          {problem}
        </Notice>
      )}
    </div>
  );
}
