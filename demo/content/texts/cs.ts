import type { SiteTexts } from '../site-texts.ts';

export const cs: SiteTexts = {
  scenes: {
    'building-site': 'Staveniště za rozednění: jeřáby, lešení a dva lidé ve výstražných oděvech',
    'winter-road':
      'Zasněžená lesní silnice před východem slunce, člověk ve výstražném oděvu a vozidlo s rozsvícenými světly',
    harbour: 'Kontejnerový přístav v ranní mlze a dva lidé na nábřeží',
    workshop: 'Ponk v dílně, na stěně ruční nářadí a na háku pracovní bunda',
    kitchen: 'Kuchař u sporáku v kuchyni restaurace, pohled zezadu',
    'store-front': 'Rozsvícená výloha prodejny Yrke večer',
    'wind-farm': 'Větrné elektrárny a elektrické vedení za soumraku, pod nimi dodávka a dva montéři',
  },
  front: {
    title: 'Pracovní oděvy pro lidi od řemesla',
    description: 'Kalhoty, bundy, boty a ochranné oděvy pro lidi, kteří pracují rukama.',
    headline: 'V pracovním dřív, než začne den',
    intro: 'Oblečení, které snese klečení, zvedání i počasí, ve velikostech, které sedí člověku, a ne průměru.',
    shop: 'Všechny pracovní oděvy',
    promises: [
      ['Odesíláme týž den', 'Co je skladem a objednáte to do dvanácti, odchází z našeho skladu ještě odpoledne.'],
      ['S vaším logem', 'Výšivku, potisk i jmenovky přidáme ještě před zabalením, na jeden kus i pro celou partu.'],
      [
        'Opravit, ne vyhodit',
        'Zipy, kolena, lemy: pošlete nám oděv zpátky a my ho budeme opravovat, dokud látka drží.',
      ],
    ],
    categories: 'Co potřebujete?',
    allProducts: 'Všechny produkty',
    bestSellers: ['Co kupují ostatní', 'Co se za poslední měsíc objednávalo nejvíc.'],
    story: {
      heading: 'Začalo to u kolen',
      paragraphs: [
        'V roce 1986 měl jeden podlahář v Sundsvallu dost kalhot, které se pokaždé prodřely na kolenou. Nastříhal si vlastní, s kapsami na vycpávky zvenku. Od té doby je vylepšujeme.',
        'Každý nový kus odslouží sezonu u lidí, kteří v něm pracují, a teprve potom ho prodáváme. Co nevydrží, vrací se do střihárny.',
      ],
      action: 'Více o nás',
    },
    facts: ['první ušité kalhoty', 'zemí, kam dodáváme', 'let držíme náhradní díly'],
    dealers: {
      heading: 'Vyzkoušejte si, než koupíte',
      text: 'V našich prodejnách a u našich prodejců najdete správnou velikost, necháte si našít logo a vyzvednete, co jste objednali.',
      action: 'Najít prodejnu',
    },
  },
  hangtight: {
    description: 'Pouzdrové kapsy, vesty na nářadí a opasky, které drží nářadí tam, kde ho ruka čeká.',
    headline: 'Nářadí drží tam, kde má',
    text: 'Pouzdrové kapsy, vesty a opasky, které přenesou váhu na boky a kladivo drží tam, kde ho ruka hledá.',
    open: 'Prohlédnout Hang Tight',
    see: 'Přejít k oblečení',
    why: {
      heading: 'Čtyři kila, celý den',
      paragraphs: [
        'Tolik na sobě běžný tesař nosí: hřebíky, nářadí, telefon. Když to visí na špatném místě, tahá to za záda i za pas kalhot.',
        'Proto jsou kapsy Hang Tight na vlastním sedle, prošitém třemi řadami stehů a v rozích snýtovaném. Váha jde do boků a kalhoty nepadají.',
      ],
    },
    cards: [
      ['Pouzdra, která se schovají', 'Když pracujete uvnitř a nechcete nic poškrábat, zastrčíte je do přední kapsy.'],
      ['Poutko na každé kladivo', 'Dost široké na tesařské kladivo, dost tuhé, abyste ho našli i poslepu.'],
      ['Vesty na žebřík', 'Všechno nad opaskem, takže se při lezení nic nezachytí.'],
    ],
  },
  pages: {
    about: {
      title: 'O značce Yrke',
      description: 'Kdo ty oděvy dělá a jak.',
      lead: 'Děláme oblečení pro lidi, kteří ho sedřou. Myslíme to jako poklonu.',
      sections: [
        [
          'Na začátku jedny kalhoty',
          'Yrke vzniklo v roce 1986 v dílně na lodní plachty v Sundsvallu, s jedním šicím strojem a podlahářem, který chtěl lepší kolena. Dnes prodáváme kalhoty, bundy, boty a ochranné oděvy ve 23 zemích.',
          'Yrke znamená švédsky „řemeslo“. Jméno jsme si nechali, protože říká, proč tu jsme.',
        ],
        [
          'Vyzkoušeno v práci',
          'Než jde oděv do prodeje, nosí ho jednu sezonu pokrývači, elektrikáři, kuchaři a montéři. Platíme je za to, že si neberou servítky.',
          'Měníme švy, kapsy a velikosti, dokud stížnosti neutichnou. Zhruba každý třetí model se tak daleko nedostane.',
        ],
        [
          'Pro firmy i pro všechny ostatní',
          'Firmy objednávají pro své lidi za dohodnuté ceny, s logem a schvalováním. Soukromí zákazníci kupují totéž, u stejného pultu.',
        ],
      ],
    },
    sustainability: {
      title: 'Udržitelnost',
      description: 'Jak to děláme, aby oblečení vydrželo, a co s ním bude potom.',
      lead: 'Nejméně škodí oděv, který se nemusí vyrobit. Proto šijeme na roky a opravujeme.',
      sections: [
        [
          'Šité tak, aby šlo opravit',
          'Jako první odcházejí kapsy na kolenou, zipy a reflexní pásky. Jsou našité tak, aby se daly vyměnit, a náhradní díly držíme ještě pět let poté, co oděv vyřadíme z nabídky.',
        ],
        [
          'Látky s doloženým původem',
          'U každé látky známe tkalcovnu a u každého oděvu továrnu, a jezdíme tam. Bavlna, vlna a polyester mají papíry, které zákazníkům na požádání ukážeme.',
        ],
        [
          'Když doslouží',
          'Obnošené oblečení přineste do některé z našich prodejen. Co je celé, jde dál, ze zbytku je výplň nebo čisticí hadry. Firemní loga předtím vystřihneme.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Doprava a vrácení zboží',
      description: 'Kdy objednávka dorazí, kolik stojí doprava a jak něco poslat zpátky.',
      lead: 'Den doručení a cenu dopravy vidíte dřív, než zaplatíte. Potom už se nic nepřičítá.',
      sections: [
        [
          'Doprava',
          'Zboží skladem, které objednáte do dvanácti, odesíláme týž den. V pokladně vidíte, kdy ho budete mít, a na stránce produktu, kdy se vrátí to, co je vyprodané.',
          'Oděvy s logem nebo jménem dodáme o tři až pět pracovních dnů později.',
        ],
        [
          'Vrácení zboží',
          'Nepoužité zboží můžete vrátit do 30 dnů. Do krabice přiložte dodací list a odevzdejte ji na výdejním místě nebo v některé z našich prodejen.',
          'Oděvy s logem, jménem nebo zkrácenými nohavicemi jsou upravené podle vašeho přání, a proto u nich od smlouvy odstoupit nelze. Mají-li vadu, můžete je reklamovat jako každé jiné zboží.',
        ],
        [
          'Když něco není v pořádku',
          'Pošlete nám fotku vady a číslo objednávky. Odpovíme do jednoho pracovního dne: novým kusem, opravou, nebo vrácením peněz.',
        ],
      ],
    },
    terms: {
      title: 'Obchodní podmínky',
      description: 'Co platí, když u nás nakupujete.',
      lead: 'Krátké, protože máte na práci jiné věci. Chrání-li vás zákon lépe než tyto podmínky, platí zákon.',
      sections: [
        [
          'Objednávka',
          'Vaše objednávka je návrhem na uzavření smlouvy. Kupní smlouva je uzavřena, jakmile objednávku potvrdíme e-mailem.',
        ],
        [
          'Ceny a platba',
          'Platí cena uvedená v okamžiku objednání. Soukromí zákazníci platí kartou, firmy, které u nás mají účet, na fakturu se splatností 30 dnů.',
        ],
        [
          'Dodání',
          'Nebezpečí škody neseme my, dokud vám zásilka není předána. Když se opozdíme, můžete od smlouvy odstoupit.',
        ],
        [
          'Odstoupení od smlouvy',
          'Od smlouvy můžete do 30 dnů odstoupit bez udání důvodu a nepoužité zboží vrátit. Všechny peníze včetně dopravy vám vrátíme do 14 dnů.',
        ],
        [
          'Vady a reklamace',
          'Vadu nám oznamte v přiměřené době poté, co jste ji zjistili. Opravíme, vyměníme, nebo vrátíme peníze, v tomto pořadí.',
        ],
        [
          'Spory',
          'Nejdřív mluvte s námi. Když se nedohodneme, rozhodne orgán pro mimosoudní řešení spotřebitelských sporů nebo soud v zemi, kde bydlíte.',
        ],
      ],
    },
    privacy: {
      title: 'Ochrana osobních údajů',
      description: 'Které osobní údaje uchováváme, proč a jak dlouho.',
      lead: 'Uchováváme to, co vyžaduje objednávka, a kromě toho co nejméně.',
      sections: [
        [
          'Co uchováváme',
          'Jméno, adresu, e-mail, telefon a to, co jste objednali. U firem také to, kdo smí objednávat, a velikosti, pokud je někdo zadal.',
        ],
        [
          'Proč',
          'Abychom mohli dodat zboží, vyřídit reklamace a dodržet předpisy o účetnictví. O jiných věcech vám píšeme, jen když jste o to požádali.',
        ],
        [
          'Jak dlouho',
          'Objednávky tak dlouho, jak to vyžaduje účetnictví, účty, dokud je nezrušíte, velikosti, dokud je nesmažete.',
        ],
        [
          'Co počítáme',
          'Jak často se otevírají stránky, vyhledávání, produkty a košíky, podle hodiny a země. Počítáme bez cookies a nic z toho neříká, kdo jste. Počítáme také, jaká slova se hledají, zda se výsledek otevře a jak rychle se stránky načítají. Slova, která vypadají jako adresa nebo osobní číslo, se neukládají.',
        ],
        [
          'Vaše práva',
          'Máte právo na přístup ke svým údajům, na jejich opravu, přenositelnost a výmaz. Napište na privacy@yrke.example, odpovíme do 30 dnů.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Velikosti a péče',
      description: 'Jak se změřit a jak prát, aby oděv nepřišel o to, k čemu je.',
      lead: 'Deset minut s krejčovským metrem ušetří jeden balík tam a zpátky.',
      sections: [
        [
          'Změřte se',
          'Hrudník v nejširším místě, pas tam, kde sedí kalhoty, boky v nejširším místě, vnitřní délku nohy od rozkroku k zemi bez bot. Měřte přes to, co nosíte vespod.',
        ],
        [
          'Mezi dvěma velikostmi',
          'U svrchních vrstev a u všeho, v čem klečíte, vezměte větší, u stretche a funkčního prádla menší.',
        ],
        [
          'Praní',
          'Zapněte zipy i suché zipy, oděv obraťte naruby a aviváž vynechte: zanáší membrány a oslabuje ochranu proti plameni.',
          'Na štítku je napsáno, kolik praní reflexní pásky vydrží. Potom oděv ještě hřeje, ale výstražný už není.',
        ],
        [
          'Sušení a uložení',
          'Mokré oblečení pověste, nenechávejte ho v dodávce. Vlna chce spíš vzduch než vodu; noc venku udělá víc než praní.',
        ],
      ],
    },
    warranty: {
      title: 'Záruka',
      description: 'Co slibujeme u švů, zipů a látky a jak záruku využít.',
      lead: 'Na vše, co vyrábíme, máte záruku dva roky. Vaše zákonná práva platí navíc.',
      sections: [
        [
          'Na co se záruka vztahuje',
          'Švy, které se rozejdou, zipy, které selžou, knoflíky, které upadnou, a látka, která se při běžné práci roztrhne, do dvou let od dodání.',
        ],
        [
          'Na co se nevztahuje',
          'Opotřebení, propálení, proříznutí a poškození praním, které štítek nedovoluje. I to opravíme, za cenu práce.',
        ],
        [
          'Jak postupovat',
          'Pošlete nám fotografii vady a číslo objednávky. Odpovíme do jednoho pracovního dne a oděv opravíme, vyměníme nebo vrátíme peníze.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Co ukládáme do vašeho prohlížeče a jak o tom rozhodujete.',
    lead: 'Bez vašeho souhlasu ukládáme jen to, co e-shop potřebuje, aby fungoval.',
    groups: [
      ['Nezbytně nutné', 'Díky nim zůstanete přihlášeni a košík zůstane plný. Vypnout je nelze.'],
      ['Výkonnostní', 'Počítají návštěvy, abychom viděli, které stránky jsou pomalé nebo nesrozumitelné.'],
      ['Funkční', 'Pamatují si, co jste zvolili, například ceny s DPH nebo bez DPH.'],
      ['Marketingové', 'Umožňují nám a našim partnerům zobrazovat vám reklamy, které souvisejí s vaší návštěvou.'],
    ],
    services: [
      'Filmy a mapy jiných společností',
      'Film z YouTube se načte, až když povolíte marketing nebo kliknete na jeho zobrazení, mapa ulic až po kliknutí. Jiná společnost pak vidí vaši síťovou adresu a může něco uložit do vašeho prohlížeče. Kliknutí si v tomto prohlížeči pamatujeme rok, nebo dokud znovu neodpovíte na otázku o cookies.',
    ],
    change: ['Změna nebo odvolání souhlasu', 'Svou volbu můžete kdykoli změnit odkazem v patičce každé stránky.'],
  },
  contact: {
    title: 'Kontakt',
    description: 'Promluvte si s lidmi, kteří pracovním oděvům rozumějí.',
    lead: 'Ptejte se na velikosti, objednávky, loga nebo na zip, který to vzdal. Odpoví vám člověk.',
    phone: 'Telefon',
    email: 'E-mail',
    visit: 'Přijďte k nám',
    post: 'Poštovní adresa',
    hours: 'Otevírací doba',
    stores: 'Všechny prodejny a prodejci',
    write: 'Napište nám',
  },
  dealer: {
    'dealer-season': {
      title: 'Sezona pro prodejce',
      description: 'Co je nového, co končí a kdy.',
      lead: 'Zimní sortiment je skladem od 36. týdne, jarní lze předobjednat od 44. týdne.',
      sections: [
        [
          'Novinky',
          'Hang Tight ve třech modelech kalhot, výstražná parka s odepínací podšívkou, bezpečnostní kotníkové boty v šířkách 10 až 12.',
        ],
        ['Končí', 'Oděvy, které z nabídky odcházejí, jsou v seznamu označené a dodáváme je do vyprodání zásob.'],
      ],
    },
    'dealer-orders': {
      title: 'Objednávky pro prodejce',
      description: 'Předobjednávky, doplňování zásob a vracení.',
      lead: 'Objednávejte v tomto e-shopu za své ceny pro prodejce; vedle je uvedena běžná cena na vašem trhu.',
      sections: [
        [
          'Předobjednávky a doplnění',
          'Předobjednávky dodáváme v dohodnutém týdnu. Co na doplnění objednáte do dvanácti, odchází týž den.',
        ],
        ['Vracení', 'Neotevřená balení lze jednou za sezonu vyměnit za jiné zboží ve stejné hodnotě.'],
      ],
    },
    'dealer-material': {
      title: 'Materiály pro vaši prodejnu',
      description: 'Obrázky, cedule a texty, které smíte použít.',
      lead: 'Všechny obrázky produktů i scény můžete použít v prodejně a ve vlastní reklamě, pokud uvedete jméno Yrke.',
      sections: [
        ['Obrázky', 'Po přihlášení najdete na stránce každého produktu jeho obrázky v tiskovém rozlišení.'],
        ['V prodejně', 'Ramínka, velikostní kroužky a cedulky na regály jsou zdarma. Objednejte je spolu se zbožím.'],
      ],
    },
  },
  general: {
    navs: { shop: 'Nákup', help: 'Pomoc', about: 'Yrke' },
    sizeGuide: 'Tabulka velikostí',
    shoeSize: 'Změřte obě chodidla navečer, kdy jsou největší, a vyberte velikost podle delšího z nich.',
    favourites: 'Oblíbené',
    declarations: 'EU prohlášení o shodě',
    customerService: 'Zákaznický servis',
    companies: 'Prodej firmám',
    weekdays: 'Pondělí až pátek',
    weekend: 'Sobota a neděle',
    closed: 'zavřeno',
    box: 'Poštovní přihrádka',
    messages: {
      everybody: ['Objednáno do dvanácti, odesláno týž den.', 'Doprava'],
      anonymous: ['Má vaše firma účet? Přihlaste se a uvidíte své ceny.', 'Přihlásit se'],
      signedIn: ['Zimní sortiment je skladem, za vaše dohodnuté ceny.', 'Zobrazit sortiment'],
    },
  },
};
