import type { SiteTexts } from '../site-texts.ts';

export const sv: SiteTexts = {
  scenes: {
    'building-site': 'En byggarbetsplats i gryningen med kranar, ställningar och två personer i varselkläder',
    'winter-road': 'En snöig skogsväg före soluppgången, en person i varselkläder och ett fordon med tända lyktor',
    harbour: 'En containerhamn i morgondis med två personer på kajen',
    workshop: 'En arbetsbänk med handverktyg på väggen och en arbetsjacka på kroken',
    kitchen: 'En kock vid spisen i ett restaurangkök, sedd bakifrån',
    'store-front': 'Det upplysta skyltfönstret i en Yrkebutik på kvällen',
    'wind-farm': 'Vindkraftverk och kraftledningar i skymningen, en skåpbil och två montörer nedanför',
  },
  front: {
    title: 'Arbetskläder för yrkesfolk',
    description: 'Byxor, jackor, skor och skyddskläder för dig som arbetar med händerna.',
    headline: 'Klädd innan dagen börjar',
    intro: 'Kläder som tål knästående, lyft och väder, i storlekar som passar människan och inte genomsnittet.',
    shop: 'Se alla arbetskläder',
    promises: [
      ['Skickas samma dag', 'Det som finns i lager och beställs före klockan tolv lämnar oss samma eftermiddag.'],
      [
        'Med er logotyp',
        'Brodyr, tryck och namn sätts på innan vi packar, på ett enda plagg eller för hela arbetslaget.',
      ],
      [
        'Lagas, slängs inte',
        'Dragkedjor, knän och fållar: skicka tillbaka plagget så lagar vi det så länge tyget håller.',
      ],
    ],
    categories: 'Vad behöver du?',
    allProducts: 'Alla produkter',
    bestSellers: ['Det andra köper', 'Plaggen som beställts mest den senaste månaden.'],
    story: {
      heading: 'Det började med ett par knän',
      paragraphs: [
        '1986 hade en golvläggare i Sundsvall tröttnat på byxor som gav upp vid knäna. Han skar till ett eget par, med knäfickor på utsidan. Sedan dess har vi fortsatt att göra dem bättre.',
        'Varje nytt plagg får arbeta en säsong hos folk i yrket innan vi säljer det. Det som inte håller går tillbaka till tillskärningen.',
      ],
      action: 'Mer om oss',
    },
    facts: ['första byxan syddes', 'länder vi levererar till', 'år med reservdelar'],
    dealers: {
      heading: 'Prova innan du köper',
      text: 'I våra butiker och hos återförsäljarna hittar du rätt storlek, får logotypen på plats och hämtar det du beställt.',
      action: 'Hitta en butik',
    },
  },
  hangtight: {
    description: 'Hölsterfickor, verktygsvästar och bälten som håller verktygen där handen söker dem.',
    headline: 'Verktygen hänger kvar',
    text: 'Hölsterfickor, västar och bälten som lägger tyngden på höfterna och håller hammaren där handen letar.',
    open: 'Se Hang Tight',
    see: 'Till plaggen',
    why: {
      heading: 'Fyra kilo, hela dagen',
      paragraphs: [
        'Så mycket bär en vanlig snickare i form av spik, verktyg och telefon. Hänger det fel drar det i både rygg och linning.',
        'Därför sitter fickorna i Hang Tight på ett eget ok, sytt med tre sömmar och nitat i hörnen. Tyngden hamnar på höfterna och byxan sitter kvar.',
      ],
    },
    cards: [
      ['Hölster som viks undan', 'Stoppa in dem i framfickan när du är inomhus och inte vill repa något.'],
      ['En hank för varje hammare', 'Bred nog för en stomhammare, styv nog att hittas utan att titta.'],
      ['Västar för stegen', 'Allt ovanför bältet, så att inget fastnar när du klättrar.'],
    ],
  },
  pages: {
    about: {
      title: 'Om Yrke',
      description: 'Vilka som gör kläderna, och hur.',
      lead: 'Vi gör kläder åt folk som sliter ut dem. Det är menat som beröm.',
      sections: [
        [
          'Från ett par byxor',
          'Yrke började 1986 på ett segelloft i Sundsvall, med en symaskin och en golvläggare som ville ha bättre knän. I dag säljer vi byxor, jackor, skor och skyddskläder i 23 länder.',
          'Namnet har vi behållit eftersom det säger vad vi är till för.',
        ],
        [
          'Provat på jobbet',
          'Innan ett plagg säljs bärs det en säsong av takläggare, elektriker, kockar och montörer. De får betalt för att säga som det är.',
          'Vi ändrar sömmar, fickor och storlekar tills klagomålen tystnar. Ungefär var tredje modell kommer aldrig så långt.',
        ],
        [
          'För företag och för alla andra',
          'Företag beställer till sina lag med avtalade priser, logotyper och attest. Privatpersoner köper samma plagg, vid samma disk.',
        ],
      ],
    },
    sustainability: {
      title: 'Hållbarhet',
      description: 'Hur vi får kläder att hålla, och vad som händer sedan.',
      lead: 'Minst skada gör plagget som inte behöver tillverkas. Därför bygger vi för många år, och lagar.',
      sections: [
        [
          'Gjort för att lagas',
          'Knäfickor, dragkedjor och reflexband slits först. De är sydda så att de kan bytas, och vi har reservdelar i fem år efter att ett plagg har utgått.',
        ],
        [
          'Tyg vi kan redovisa',
          'Vi vet vilket väveri varje tyg kommer från och vilken fabrik som sytt varje plagg, och vi besöker dem. Bomull, ull och polyester har papper som kunderna får se om de frågar.',
        ],
        [
          'När det är slut',
          'Lämna utslitna kläder i någon av våra butiker. Det som är helt går vidare, det andra blir stoppning eller putstrasor. Företagets logotyper klipper vi bort först.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Leverans och retur',
      description: 'När din beställning kommer, vad frakten kostar och hur du skickar tillbaka.',
      lead: 'Du ser leveransdag och frakt innan du betalar. Inget läggs till i efterhand.',
      sections: [
        [
          'Leverans',
          'Lagervaror som beställs före klockan tolv lämnar oss samma dag. I kassan ser du när de är framme, och på produktsidan när något som är slut kommer tillbaka.',
          'Plagg med logotyp eller namn tar tre till fem arbetsdagar till.',
        ],
        [
          'Retur',
          'Oanvända varor kan skickas tillbaka inom 30 dagar. Lägg följesedeln i kartongen och lämna in den hos ett ombud eller i en av våra butiker.',
          'Plagg med logotyp, namn eller kortade ben är gjorda för dig och kan bara returneras om något är fel.',
        ],
        [
          'Om något är fel',
          'Skicka en bild på felet och ordernumret. Vi svarar inom en arbetsdag, med ett nytt plagg, en lagning eller pengarna tillbaka.',
        ],
      ],
    },
    terms: {
      title: 'Köpvillkor',
      description: 'Vad som gäller när du handlar hos oss.',
      lead: 'Korta, för du har annat att göra. Ger lagen dig ett bättre skydd än villkoren så gäller lagen.',
      sections: [
        ['Beställning', 'Din beställning är ett anbud. Köpet är avtalat när vi bekräftar det med e-post.'],
        [
          'Priser och betalning',
          'Priset är det som visas när du beställer. Privatpersoner betalar med kort, företag med konto mot faktura på 30 dagar.',
        ],
        ['Leverans', 'Vi står risken tills paketet har lämnats till dig. Blir vi försenade får du häva köpet.'],
        [
          'Ångerrätt',
          'Du får returnera oanvända varor inom 30 dagar utan att ange skäl. Vi betalar tillbaka allt, även frakten, inom 14 dagar.',
        ],
        [
          'Fel på varan',
          'Anmäl felet inom skälig tid efter att du märkt det. Vi lagar, byter eller betalar tillbaka, i den ordningen.',
        ],
        [
          'Tvist',
          'Prata med oss först. Kommer vi inte överens avgör konsumentnämnd eller domstol i landet där du bor.',
        ],
      ],
    },
    privacy: {
      title: 'Integritet',
      description: 'Vilka uppgifter vi sparar, varför och hur länge.',
      lead: 'Vi sparar det som en beställning kräver, och så lite som möjligt därutöver.',
      sections: [
        [
          'Vad vi sparar',
          'Namn, adress, e-post, telefonnummer och vad du beställt. För företag också vem som får beställa, och storlekar om någon har fyllt i dem.',
        ],
        [
          'Varför',
          'För att leverera, hantera reklamationer och följa bokföringslagen. Om annat skriver vi bara när du har bett om det.',
        ],
        [
          'Hur länge',
          'Beställningar så länge bokföringen kräver, konton tills du stänger dem, storlekar tills du tar bort dem.',
        ],
        [
          'Vad vi räknar',
          'Hur ofta sidor, sökningar, produkter och varukorgar öppnas, per timme och land. Vi räknar utan kakor, och inget av det säger vem du är. Vi räknar också vilka ord som söks, om en träff öppnas och hur snabbt sidor laddas. Ord som ser ut som en adress eller ett personligt nummer sparas inte.',
        ],
        [
          'Dina rättigheter',
          'Du får se, rätta, flytta och radera det vi har om dig. Skriv till privacy@yrke.example, så svarar vi inom 30 dagar.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Storlek och skötsel',
      description: 'Så mäter du, och så tvättar du utan att förstöra det plagget är till för.',
      lead: 'Tio minuter med måttbandet sparar ett paket fram och tillbaka.',
      sections: [
        [
          'Mät dig',
          'Bröst där det är bredast, midja där byxan sitter, stuss där den är bredast, innerben från gren till golv utan skor. Mät utanpå det du har under.',
        ],
        [
          'Mellan två storlekar',
          'Ta den större i ytterplagg och i allt du står på knä i, den mindre i stretch och underställ.',
        ],
        [
          'Tvätt',
          'Stäng dragkedjor och kardborrband, vänd plagget ut och in och hoppa över sköljmedlet: det täpper till membran och försämrar flamskyddet.',
          'På etiketten står hur många tvättar reflexen klarar. Efter det är plagget varmt, men inte längre varselklädsel.',
        ],
        [
          'Torkning och förvaring',
          'Häng upp våta kläder, lämna dem inte i bilen. Ull vill ha luft hellre än vatten; en natt ute gör mer än en tvätt.',
        ],
      ],
    },
    warranty: {
      title: 'Garanti',
      description: 'Vad vi lovar om sömmar, dragkedjor och tyg, och hur du använder garantin.',
      lead: 'Du har två års garanti på allt vi tillverkar. Dina rättigheter enligt lag gäller dessutom.',
      sections: [
        [
          'Vad garantin täcker',
          'Sömmar som går upp, dragkedjor som slutar fungera, knappar som lossnar och tyg som brister vid normalt arbete, inom två år från leveransen.',
        ],
        [
          'Vad den inte täcker',
          'Slitage, brännmärken, revor av vassa föremål och skador av tvätt som etiketten inte tillåter. Sådant lagar vi också, till priset för arbetet.',
        ],
        [
          'Så gör du',
          'Skicka en bild på felet och ordernumret. Vi svarar inom en arbetsdag och lagar plagget, byter det eller ger pengarna tillbaka.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Kakor',
    description: 'Vad vi sparar i din webbläsare, och hur du bestämmer.',
    lead: 'Utan ditt samtycke sparar vi bara det som butiken behöver för att fungera.',
    groups: [
      ['Nödvändiga', 'Håller dig inloggad och varukorgen samlad. De går inte att stänga av.'],
      ['Prestanda', 'Räknar besök, så att vi ser vilka sidor som är långsamma eller svåra att förstå.'],
      ['Funktion', 'Minns vad du har valt, till exempel priser med eller utan moms.'],
      ['Marknadsföring', 'Låter oss och våra partner visa annonser som har med ditt besök att göra.'],
    ],
    services: [
      'Filmer och kartor från andra',
      'En film från YouTube hämtas först när du tillåter marknadsföring eller klickar för att visa den, en gatukarta först när du klickar. Det andra företaget ser då din nätverksadress och kan spara något i webbläsaren. Vi minns klicket i den här webbläsaren i ett år, eller tills du svarar på frågan om kakor igen.',
    ],
    change: ['Ändra dig', 'Du kan ändra ditt val när som helst med länken längst ned på varje sida.'],
  },
  contact: {
    title: 'Kontakt',
    description: 'Prata med folk som kan kläderna.',
    lead: 'Fråga om storlekar, beställningar, logotyper eller en dragkedja som gett upp. En människa svarar.',
    phone: 'Telefon',
    email: 'E-post',
    visit: 'Besök oss',
    post: 'Postadress',
    hours: 'Öppettider',
    stores: 'Alla butiker och återförsäljare',
    write: 'Skriv till oss',
  },
  dealer: {
    'dealer-season': {
      title: 'Säsongen för återförsäljare',
      description: 'Vad som är nytt, vad som utgår och när.',
      lead: 'Vintersortimentet finns i lager från vecka 36, vårens kan förbeställas från vecka 44.',
      sections: [
        [
          'Nytt',
          'Hang Tight i tre byxmodeller, en varselparka med löstagbart foder, skyddskängor i vidderna 10 till 12.',
        ],
        ['Utgår', 'Plagg som utgår är märkta i listan och levereras så länge lagret räcker.'],
      ],
    },
    'dealer-orders': {
      title: 'Beställa som återförsäljare',
      description: 'Förbeställning, påfyllning och retur.',
      lead: 'Beställ här i butiken till dina återförsäljarpriser; marknadspriset står bredvid.',
      sections: [
        [
          'Förbeställning och påfyllning',
          'Förbeställningar levereras avtalad vecka. Påfyllning som beställs före klockan tolv går samma dag.',
        ],
        ['Retur', 'Obrutna förpackningar kan bytas en gång per säsong mot andra varor till samma värde.'],
      ],
    },
    'dealer-material': {
      title: 'Material till butiken',
      description: 'Bilder, skyltar och texter som du får använda.',
      lead: 'Alla produktbilder och miljöer får användas i butiken och i din egen reklam, så länge Yrke nämns.',
      sections: [
        ['Bilder', 'När du är inloggad erbjuder varje produktsida sina bilder i tryckupplösning.'],
        ['I butiken', 'Galgar, storleksringar och hyllskyltar kostar inget. Beställ dem tillsammans med varorna.'],
      ],
    },
  },
  general: {
    navs: { shop: 'Handla', help: 'Hjälp', about: 'Yrke' },
    sizeGuide: 'Storleksguide',
    shoeSize: 'Mät båda fötterna på kvällen, när de är som störst, och välj storlek efter den längsta.',
    favourites: 'Favoriter',
    declarations: 'EU-försäkringar om överensstämmelse',
    customerService: 'Kundservice',
    companies: 'Företagsförsäljning',
    weekdays: 'Måndag till fredag',
    weekend: 'Lördag och söndag',
    closed: 'stängt',
    box: 'Box',
    messages: {
      everybody: ['Beställt före tolv, skickat samma dag.', 'Leverans'],
      anonymous: ['Har företaget ett konto? Logga in och se era priser.', 'Logga in'],
      signedIn: ['Vintersortimentet finns i lager, till era avtalade priser.', 'Se sortimentet'],
    },
  },
};
