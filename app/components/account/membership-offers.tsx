import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Card } from './card.tsx';

export type OfferView = { readonly companyId: number; readonly companyName: string };

/** Companies that would like the person to be one of their people. */
export function MembershipOffers({ offers }: { offers: readonly OfferView[] }) {
  const t = useTranslations('account.offers');
  if (offers.length === 0) return null;
  return (
    <div className="mt-10">
      <Card title={t('title')}>
        <ul className="mt-3 grid gap-4">
          {offers.map(({ companyId, companyName }) => (
            <li key={companyId} className="flex flex-wrap items-center justify-between gap-4">
              <p className="max-w-xl text-pretty">{t('text', { company: companyName })}</p>
              <Form method="post" className="flex flex-wrap gap-3">
                <input type="hidden" name="companyId" value={companyId} />
                <Button type="submit" name="answer" value="accept" size="small">
                  {t('accept')}
                </Button>
                <Button type="submit" name="answer" value="decline" size="small" kind="secondary">
                  {t('decline')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
