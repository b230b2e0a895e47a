import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { OrderPageView } from './checkout-page-view.ts';
import type { FormParts } from './form-parts.ts';
import { OrderFields } from './order-fields.tsx';
import { Part } from './part.tsx';
import { Tick } from './tick.tsx';

type Props = FormParts & { page: OrderPageView };

const linkTo = (href: string) => (words: ReactNode) => (
  <TextLink to={href} reloadDocument>
    {words}
  </TextLink>
);

/** E-mail address and phone number of the buyer. */
export function ContactPart({ page, state, errorOf }: Props) {
  const t = useTranslations('checkout');
  const { href } = useShop();
  const { contact } = state;
  const isGuest = !page.isSignedIn;
  const signIn = `/login?returnTo=${encodeURIComponent(href('checkoutOrder'))}`;
  return (
    <Part id="contact" title={t('contact.title')} aside={isGuest && t.rich('contact.signIn', { link: linkTo(signIn) })}>
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('field.email')}
        hint={t('contact.emailHint')}
        defaultValue={contact.email}
        error={errorOf('email')}
      />
      {/* Aligns both inputs even if one label takes two lines. */}
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] grid-rows-[repeat(3,auto)] gap-x-3 *:row-span-3 *:grid! *:grid-rows-subgrid [&_label]:self-end">
        <Select
          id="dialCode"
          name="dialCode"
          autoComplete="tel-country-code"
          label={t('field.dialCode')}
          defaultValue={contact.dialCode}
          options={page.dialCodes.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        />
        <TextField
          id="cellphone"
          name="cellphone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          label={t('field.cellphone')}
          defaultValue={contact.cellphone}
          isOptional={!needsPhone(page, state.deliveryMethod?.deliveryGroupEntryId)}
          error={errorOf('cellphone')}
        />
      </div>
      {page.who === 'consumer' && (
        <div>
          {isGuest && (
            <Tick
              name="createCustomerAccount"
              label={t('contact.account')}
              hint={t('contact.accountHint')}
              isTicked={state.flags.createCustomerAccount}
            />
          )}
          <OrderFields part="contact" page={page} state={state} errorOf={errorOf} />
        </div>
      )}
    </Part>
  );
}

/** Service points send a text message when the parcel has arrived. */
const needsPhone = ({ methods }: OrderPageView, entryId: number | undefined): boolean =>
  methods.some(({ deliveryGroupEntryId, kind }) => deliveryGroupEntryId === entryId && kind === 'service-point');
