import { useTranslations } from 'use-intl';
import { type MergeChoice, mergeChoices, type OfferView } from './cart-answers.ts';

type Props = {
  offer: OfferView;
  /** Undefined if the form is sent without scripts. */
  onChoose?: (choice: MergeChoice) => void;
};

/** The options for merging two carts. */
export function MergeChoices({ offer, onChoose }: Props) {
  const t = useTranslations('buying.merge');
  return (
    <>
      <p>{t('text', { public: offer.public.count, account: offer.account.count })}</p>
      <div className="mt-5 grid gap-3">
        {mergeChoices.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="choice"
            value={choice}
            {...(onChoose && {
              onClick: (event) => {
                event.preventDefault();
                onChoose(choice);
              },
            })}
            className="border border-line bg-paper px-5 py-4 text-left hover:border-ink hover:bg-signal"
          >
            <span className="block font-display text-xl font-semibold">{t(`${choice}.name`)}</span>
            <span className="mt-0.5 block text-sm text-quiet">{t(`${choice}.hint`)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
