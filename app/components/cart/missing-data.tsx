import { Fragment, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ownFieldIds } from '#app/components/vas/own-field-ids.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { TemplateParameter } from '#modules/vas/vas-article.ts';

type Props = {
  missingData: readonly TemplateParameter[];
  look: { readonly size?: 'large'; readonly className?: string };
  children: ReactNode;
};

/** The button to the next step for a plain user whose account lacks data for the texts on garments: says what to add. */
export function MissingData({ missingData, look, children }: Props) {
  const t = useTranslations('cart.next');
  const { href } = useShop();
  const [isTold, setTold] = useState(false);
  const placeOf = (name: TemplateParameter) =>
    name === 'fname' || name === 'lname' ? href('accountSettings') : `${href('companyVas')}#${ownFieldIds[name]}`;
  return (
    <>
      <Button onClick={() => setTold(true)} {...look}>
        {children}
      </Button>
      {isTold && (
        <Notice tone="danger" isLive className="col-span-full mt-3">
          {t('accountMissing')}{' '}
          {missingData.map((name, at) => (
            <Fragment key={name}>
              {at > 0 && ', '}
              <PageLink href={placeOf(name)} className="underline underline-offset-4">
                {t(`fields.${name}`)}
              </PageLink>
            </Fragment>
          ))}
        </Notice>
      )}
    </>
  );
}
