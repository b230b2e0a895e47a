import { saveStartPage } from '#modules/company-page/company-page-store.server.ts';
import { sceneOf } from '../content/scenes.ts';
import { siteTexts } from '../content/texts/site-texts-by-language.ts';
import type { DemoShop } from '../fill-demo.server.ts';

const hamnvik = 1005;

const logotype =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path d="M20 62c20-30 40-30 60 0s40 30 60 0 30-26 40-14v34H20z" fill="#2458a8"/><circle cx="150" cy="26" r="14" fill="#e2701e"/></svg>';

const to = (text: string, url: string) => ({ text, link: { url } });

/** Hamnvik has a start page for its people in Swedish. */
export async function fillCompanyPages({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  await saveStartPage(db, {
    companyId: hamnvik,
    page: {
      title: 'Välkommen till Hamnviks arbetskläder',
      content:
        'Här beställer du kläder för kajen, verkstaden och kontoret till våra avtalade priser.\n\nDu får prova alla storlekar hos Vera på tisdagar. Trasiga plagg lämnar du i tvättens låda, så beställer vi nya åt dig.',
      heroBlock: {
        headline: 'Klädd för kajen',
        text: 'Vinterns jackor är här. Beställ före den 1 december, så hinner vi brodera namnet.',
        scene: sceneOf('harbour', siteTexts.sv),
        action: to('Se sortimentet', '/sv/alla-produkter'),
      },
      columnCards: [
        {
          title: 'Dina storlekar',
          text: 'Spara dina mått en gång, så blir varje beställning rätt.',
          action: to('Till mina storlekar', '/sv/minasidor/konto/storlekar'),
        },
        { title: 'Tvätt och skåp', text: 'Plaggen kommer tillbaka till ditt skåp varje torsdag.' },
        { title: 'Frågor?', text: 'Ring Vera Sundberg i växeln, vardagar 7 till 16.' },
      ],
      video: '',
      product: '112015205102C50',
    },
    logotype: { svg: logotype, ratio: 0.5 },
    now: clock.now(),
  });
}
