import type { Language } from '#core/locale.ts';
import type { GeneralContent } from '#modules/content/general-schema.ts';
import { welcomeGroup } from '../campaigns/campaigns.ts';
import { sceneOf } from './scenes.ts';
import type { SiteTexts } from './site-texts.ts';

/** Title, text, and the message after the sign-up. */
const words: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: [
    'Ten percent off your first order',
    'Sign up for our newsletter, and we send you a code for one order.',
    'Thank you. Your code is on its way by e-mail.',
  ],
  sv: [
    'Tio procent på första beställningen',
    'Anmäl dig till nyhetsbrevet så skickar vi en kod för en beställning.',
    'Tack. Din kod är på väg per e-post.',
  ],
  de: [
    'Zehn Prozent auf die erste Bestellung',
    'Melden Sie sich für den Newsletter an, und wir senden Ihnen einen Code für eine Bestellung.',
    'Danke. Ihr Code ist per E-Mail unterwegs.',
  ],
  da: [
    'Ti procent på første bestilling',
    'Tilmeld dig nyhedsbrevet, så sender vi en kode til én bestilling.',
    'Tak. Din kode er på vej på e-mail.',
  ],
  nb: [
    'Ti prosent på første bestilling',
    'Meld deg på nyhetsbrevet, så sender vi en kode for én bestilling.',
    'Takk. Koden din er på vei på e-post.',
  ],
  fi: [
    'Kymmenen prosenttia ensimmäisestä tilauksesta',
    'Tilaa uutiskirje, niin lähetämme koodin yhteen tilaukseen.',
    'Kiitos. Koodisi on tulossa sähköpostilla.',
  ],
  nl: [
    'Tien procent op uw eerste bestelling',
    'Meld u aan voor de nieuwsbrief en wij sturen u een code voor één bestelling.',
    'Bedankt. Uw code komt eraan per e-mail.',
  ],
  fr: [
    'Dix pour cent sur la première commande',
    'Inscrivez-vous à la newsletter et nous vous envoyons un code pour une commande.',
    'Merci. Votre code arrive par e-mail.',
  ],
  es: [
    'Diez por ciento en el primer pedido',
    'Suscríbase al boletín y le enviamos un código para un pedido.',
    'Gracias. Su código llegará por correo.',
  ],
  it: [
    'Dieci per cento sul primo ordine',
    'Si iscriva alla newsletter e Le inviamo un codice per un ordine.',
    'Grazie. Il codice arriva per e-mail.',
  ],
  pl: [
    'Dziesięć procent na pierwsze zamówienie',
    'Zapisz się do newslettera, a wyślemy kod na jedno zamówienie.',
    'Dziękujemy. Kod jest w drodze e-mailem.',
  ],
  cs: [
    'Deset procent na první objednávku',
    'Přihlaste se k newsletteru a pošleme vám kód na jednu objednávku.',
    'Děkujeme. Kód je na cestě e-mailem.',
  ],
  et: [
    'Kümme protsenti esimeselt tellimuselt',
    'Telli uudiskiri ja saadame koodi üheks tellimuseks.',
    'Täname. Kood on e-postiga teel.',
  ],
  lv: [
    'Desmit procenti pirmajam pasūtījumam',
    'Piesakieties jaunumiem, un mēs nosūtīsim kodu vienam pasūtījumam.',
    'Paldies. Kods ir ceļā uz e-pastu.',
  ],
};

/** The advertisement for the newsletter, with the group of its promotion codes. */
export function newsletterSignupIn(language: Language, texts: SiteTexts): GeneralContent['newsletterSignup'] {
  const [title, textarea, success_textarea] = words[language];
  return {
    title,
    textarea,
    success_textarea,
    image: sceneOf('workshop', texts).wide,
    dictionary: [{ key: 'PromotionCodeGroupId', value: welcomeGroup }],
  };
}
