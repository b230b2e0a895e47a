import { Mail, Phone, Route } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { cx } from '#app/ui/class-names.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { HoursTable } from './hours-table.tsx';
import { StoreMap } from './store-map.tsx';
import type { StoreMapView } from './store-view.ts';

type Props = {
  name: string;
  kind: 'store' | 'dealer';
  address: readonly string[];
  phoneNumber: string;
  emailAddress: string;
  isOpen: boolean;
  stateText: string;
  services: readonly string[];
  week: readonly { name: string; hours: string; isToday: boolean }[];
  specialDays: readonly { date: string; name: string; hours: string }[];
  route: string;
  map: StoreMapView;
};

const heading = 'font-display text-subheading font-bold';

export function StorePage(store: Props) {
  const t = useTranslations('store-finder');
  const { href } = useShop();
  const { name, kind, address, phoneNumber, emailAddress, isOpen, stateText, services, week, specialDays } = store;
  return (
    <>
      <Breadcrumbs trail={[{ label: t('title'), to: href('findStore') }]} current={name} className="mb-6" />
      <PageHeading
        title={name}
        eyebrow={t(`kind.${kind}`)}
        intro={<span className={cx('font-semibold', isOpen && 'text-success')}>{stateText}</span>}
        className="mb-8 md:mb-10"
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        <div className="space-y-10">
          <section>
            <h2 className={heading}>{t('store.address')}</h2>
            <address className="mt-2 text-lg leading-relaxed not-italic whitespace-pre-line">
              {address.join('\n')}
            </address>
            <a href={store.route} target="_blank" rel="noreferrer" className={buttonClasses({ className: 'mt-4' })}>
              <Route aria-hidden="true" className="size-5" />
              {t('store.route')}
            </a>
            <p className="mt-2 text-sm text-quiet">{t('store.routeNote')}</p>
          </section>
          <section>
            <h2 className={heading}>{t('store.contact')}</h2>
            <ul className="mt-2">
              <li>
                <ContactLink href={`tel:${phoneNumber.replaceAll(' ', '')}`} icon={<Phone className="size-5" />}>
                  {phoneNumber}
                </ContactLink>
              </li>
              <li>
                <ContactLink href={`mailto:${emailAddress}`} icon={<Mail className="size-5" />}>
                  {emailAddress}
                </ContactLink>
              </li>
            </ul>
          </section>
          <section>
            <h2 className={heading}>{t('store.hours')}</h2>
            <HoursTable rows={week.map((day) => ({ ...day, key: day.name }))} label={t('store.hours')} />
            {specialDays.length > 0 && (
              <>
                <h3 className="mt-6 font-semibold">{t('store.special')}</h3>
                <HoursTable rows={specialDays.map((day) => ({ ...day, key: day.date }))} label={t('store.special')} />
              </>
            )}
          </section>
          <section>
            <h2 className={heading}>{t('store.services')}</h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {services.map((service) => (
                <li key={service} className="border border-line bg-paper px-3 py-1.5">
                  {service}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <StoreMap
          map={store.map}
          pins={[]}
          here={name}
          className="h-72 sm:h-[28rem] lg:h-[min(44rem,calc(100svh-12rem))]"
        />
      </div>
    </>
  );
}

function ContactLink({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center gap-3 text-lg underline-offset-4 hover:underline">
      <span aria-hidden="true">{icon}</span>
      <span className="wrap-anywhere">{children}</span>
    </a>
  );
}
