import type { SiteTexts } from '../site-texts.ts';

export const pl: SiteTexts = {
  scenes: {
    'building-site': 'Plac budowy o świcie: żurawie, rusztowania i dwie osoby w odzieży ostrzegawczej',
    'winter-road':
      'Zaśnieżona leśna droga przed wschodem słońca, osoba w odzieży ostrzegawczej i pojazd z włączonymi światłami',
    harbour: 'Port kontenerowy w porannej mgle, dwie osoby na nabrzeżu',
    workshop: 'Stół warsztatowy, na ścianie narzędzia ręczne, na haku kurtka robocza',
    kitchen: 'Kucharz przy palnikach w kuchni restauracji, widziany od tyłu',
    'store-front': 'Oświetlona witryna sklepu Yrke wieczorem',
    'wind-farm': 'Turbiny wiatrowe i linie energetyczne o zmierzchu, w dole furgonetka i dwóch monterów',
  },
  front: {
    title: 'Odzież robocza dla fachowców',
    description: 'Spodnie, kurtki, buty i odzież ochronna dla ludzi, którzy pracują rękami.',
    headline: 'Ubrani, zanim zacznie się dzień',
    intro: 'Ubrania, które wytrzymują klękanie, dźwiganie i pogodę, w rozmiarach na człowieka, a nie na średnią.',
    shop: 'Cała odzież robocza',
    promises: [
      [
        'Wysyłka tego samego dnia',
        'Co jest w magazynie i zostanie zamówione do godziny 12, wyjeżdża od nas jeszcze po południu.',
      ],
      ['Z Państwa logo', 'Haft, nadruk i imiona dodajemy przed spakowaniem, na jednej sztuce albo dla całej brygady.'],
      [
        'Naprawić, nie wyrzucić',
        'Zamki, kolana, nogawki: wystarczy odesłać ubranie, a my je naprawimy, i to tyle razy, ile wytrzyma materiał.',
      ],
    ],
    categories: 'Czego Państwo potrzebują?',
    allProducts: 'Wszystkie produkty',
    bestSellers: ['Co kupują inni', 'Ubrania najczęściej zamawiane w ostatnim miesiącu.'],
    story: {
      heading: 'Zaczęło się od kolan',
      paragraphs: [
        'W 1986 roku pewien posadzkarz z Sundsvall miał dość spodni, które puszczały na kolanach. Skroił sobie własne, z kieszeniami na nakolanniki po zewnętrznej stronie. Od tamtej pory je ulepszamy.',
        'Każde nowe ubranie przez sezon pracuje z ludźmi z branży, zanim trafi do sprzedaży. Co nie wytrzyma, wraca do krojowni.',
      ],
      action: 'Więcej o nas',
    },
    facts: ['pierwsze uszyte spodnie', 'kraje, do których dostarczamy', 'lat dostępu do części zamiennych'],
    dealers: {
      heading: 'Najpierw przymiarka, potem zakup',
      text: 'W naszych sklepach i u partnerów handlowych można dobrać rozmiar, zlecić naszycie logo i odebrać zamówienie.',
      action: 'Znajdź sklep',
    },
  },
  hangtight: {
    description:
      'Kieszenie kaburowe, kamizelki narzędziowe i pasy, które trzymają narzędzia tam, gdzie ręka się ich spodziewa.',
    headline: 'Narzędzia zostają na miejscu',
    text: 'Kieszenie kaburowe, kamizelki i pasy, które przenoszą ciężar na biodra i trzymają młotek tam, gdzie szuka go ręka.',
    open: 'Zobacz Hang Tight',
    see: 'Przejdź do ubrań',
    why: {
      heading: 'Cztery kilo, cały dzień',
      paragraphs: [
        'Tyle nosi na sobie przeciętny cieśla: gwoździe, narzędzia, telefon. Zawieszone w złym miejscu ciągną za plecy i za pas spodni.',
        'Dlatego kieszenie Hang Tight siedzą na osobnym karczku, przeszytym trzema rzędami i znitowanym w rogach. Ciężar idzie na biodra, a spodnie nie zjeżdżają.',
      ],
    },
    cards: [
      [
        'Kabury, które można schować',
        'Podczas pracy w środku, żeby niczego nie porysować, wsuwa się je do przedniej kieszeni.',
      ],
      ['Pętelka na każdy młotek', 'Dość szeroka na młotek ciesielski, dość sztywna, by trafić w nią bez patrzenia.'],
      ['Kamizelki na drabinę', 'Wszystko powyżej paska, żeby przy wchodzeniu nic nie zaczepiało.'],
    ],
  },
  pages: {
    about: {
      title: 'O Yrke',
      description: 'Kto robi te ubrania i jak.',
      lead: 'Robimy ubrania dla ludzi, którzy je zdzierają. To miał być komplement.',
      sections: [
        [
          'Od jednej pary spodni',
          'Yrke powstało w 1986 roku w żaglowni w Sundsvall, z jedną maszyną do szycia i posadzkarzem, który chciał lepszych kolan. Dziś sprzedajemy spodnie, kurtki, buty i odzież ochronną w 23 krajach.',
          'Yrke to po szwedzku „fach”. Nazwę zachowaliśmy, bo mówi, po co jesteśmy.',
        ],
        [
          'Sprawdzone w pracy',
          'Zanim ubranie trafi do sprzedaży, przez sezon noszą je dekarze, elektrycy, kucharze i monterzy. Płacimy im za to, że mówią bez ogródek.',
          'Zmieniamy szwy, kieszenie i rozmiary, aż skargi ucichną. Mniej więcej co trzeci model odpada po drodze.',
        ],
        [
          'Dla firm i dla wszystkich innych',
          'Firmy zamawiają dla swoich ludzi po uzgodnionych cenach, z logo i akceptacją zamówień. Klienci indywidualni kupują te same ubrania, przy tej samej ladzie.',
        ],
      ],
    },
    sustainability: {
      title: 'Zrównoważony rozwój',
      description: 'Co robimy, żeby ubrania służyły długo, i co się z nimi dzieje później.',
      lead: 'Najmniej szkodzi ubranie, którego nie trzeba produkować. Dlatego szyjemy na lata i naprawiamy.',
      sections: [
        [
          'Uszyte tak, by dało się naprawić',
          'Najpierw zużywają się kieszenie na kolanach, zamki i taśmy odblaskowe. Są wszyte tak, że można je wymienić, a części zamienne trzymamy przez pięć lat od wycofania ubrania z oferty.',
        ],
        [
          'Materiały o znanym pochodzeniu',
          'Znamy tkalnię każdego materiału i fabrykę każdego ubrania, i jeździmy tam. Bawełna, wełna i poliester mają papiery, które pokazujemy klientom na życzenie.',
        ],
        [
          'Kiedy to już koniec',
          'Znoszone ubrania można oddać w każdym z naszych sklepów. Całe przekazujemy dalej, reszta idzie na wypełnienie albo czyściwo. Firmowe logo najpierw wycinamy.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Dostawa i zwroty',
      description: 'Kiedy dotrze zamówienie, ile kosztuje wysyłka i jak coś odesłać.',
      lead: 'Dzień dostawy i koszt wysyłki widać przed zapłatą. Później nic nie dochodzi.',
      sections: [
        [
          'Dostawa',
          'Towar z magazynu zamówiony do godziny 12 wysyłamy tego samego dnia. Przy składaniu zamówienia widać, kiedy dotrze, a na stronie produktu, kiedy wróci to, co się wyprzedało.',
          'Ubrania z logo lub imieniem docierają od trzech do pięciu dni roboczych później.',
        ],
        [
          'Zwroty',
          'Nieużywany towar można odesłać w ciągu 30 dni. Do kartonu proszę włożyć dokument dostawy z paczki, a karton nadać w punkcie odbioru lub oddać w jednym z naszych sklepów.',
          'Ubrania z logo, imieniem lub skróconymi nogawkami powstały na indywidualne zamówienie, dlatego prawo odstąpienia od umowy ich nie obejmuje. Jeśli mają wadę, można je reklamować tak jak każdy inny towar.',
        ],
        [
          'Gdy coś jest nie tak',
          'Proszę przesłać zdjęcie wady i numer zamówienia. Odpowiadamy w ciągu jednego dnia roboczego: nowym ubraniem, naprawą albo zwrotem pieniędzy.',
        ],
      ],
    },
    terms: {
      title: 'Regulamin sklepu',
      description: 'Co obowiązuje przy zakupach u nas.',
      lead: 'Krótki, bo mają Państwo co innego do roboty. Jeśli prawo chroni Państwa lepiej niż ten regulamin, obowiązuje prawo.',
      sections: [
        ['Zamówienie', 'Zamówienie jest ofertą. Umowa sprzedaży zostaje zawarta, gdy potwierdzimy je e-mailem.'],
        [
          'Ceny i płatność',
          'Obowiązuje cena widoczna w chwili składania zamówienia. Klienci indywidualni płacą kartą, a firmy, które mają u nas konto, na fakturę z terminem 30 dni.',
        ],
        [
          'Dostawa',
          'Ryzyko ponosimy my, aż paczka zostanie Państwu wydana. Jeśli się spóźnimy, mogą Państwo odstąpić od umowy.',
        ],
        [
          'Prawo odstąpienia od umowy',
          'W ciągu 30 dni można odstąpić od umowy bez podania przyczyny i odesłać nieużywany towar. Zwracamy całą kwotę, razem z kosztem dostawy, w ciągu 14 dni.',
        ],
        [
          'Reklamacje',
          'Niezgodność towaru z umową proszę zgłosić w rozsądnym czasie od jej zauważenia. Naprawiamy, wymieniamy albo zwracamy pieniądze, w tej kolejności.',
        ],
        [
          'Spory',
          'Najpierw prosimy o rozmowę z nami. Jeśli się nie porozumiemy, sprawę rozstrzyga podmiot pozasądowego rozwiązywania sporów konsumenckich albo sąd w kraju, w którym Państwo mieszkają.',
        ],
      ],
    },
    privacy: {
      title: 'Polityka prywatności',
      description: 'Jakie dane osobowe przechowujemy, dlaczego i jak długo.',
      lead: 'Przechowujemy to, czego wymaga zamówienie, a poza tym jak najmniej.',
      sections: [
        [
          'Co przechowujemy',
          'Imię i nazwisko, adres, e-mail, numer telefonu i treść zamówień. W przypadku firm także to, kto może zamawiać, oraz rozmiary, jeśli ktoś je wpisał.',
        ],
        [
          'Dlaczego',
          'Żeby dostarczyć towar, rozpatrzyć reklamacje i spełnić wymogi przepisów o rachunkowości. W innych sprawach piszemy tylko na Państwa prośbę.',
        ],
        [
          'Jak długo',
          'Zamówienia tak długo, jak wymaga tego rachunkowość, konta do czasu ich zamknięcia, rozmiary do czasu ich usunięcia.',
        ],
        [
          'Co liczymy',
          'Jak często otwierane są strony, wyszukiwania, produkty i koszyki, według godziny i kraju. Liczymy bez plików cookie i nic z tego nie mówi, kim Państwo są. Liczymy też, jakich słów szukano, czy otwarto wynik i jak szybko ładują się strony. Słów, które wyglądają jak adres lub numer osobisty, nie zapisujemy.',
        ],
        [
          'Państwa prawa',
          'Mają Państwo prawo dostępu do swoich danych, ich sprostowania, przeniesienia i usunięcia. Prosimy pisać na adres privacy@yrke.example; odpowiadamy w ciągu 30 dni.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Rozmiary i pielęgnacja',
      description: 'Jak się zmierzyć i jak prać, żeby nie zepsuć tego, do czego ubranie służy.',
      lead: 'Dziesięć minut z miarką krawiecką oszczędza paczki tam i z powrotem.',
      sections: [
        [
          'Jak się zmierzyć',
          'Klatka piersiowa w najszerszym miejscu, pas tam, gdzie trzymają się spodnie, biodra w najszerszym miejscu, wewnętrzna długość nogi od kroku do podłogi bez butów. Mierzyć na tym, co nosi się pod spodem.',
        ],
        [
          'Między dwoma rozmiarami',
          'Większy w przypadku warstw wierzchnich i wszystkiego, w czym się klęka, mniejszy w przypadku stretchu i bielizny termoaktywnej.',
        ],
        [
          'Pranie',
          'Zapiąć zamki i rzepy, wywrócić ubranie na lewą stronę i nie dodawać płynu do płukania: zatyka membrany i osłabia ochronę przed płomieniem.',
          'Na metce jest napisane, ile prań wytrzymują taśmy odblaskowe. Potem ubranie dalej grzeje, ale nie jest już odzieżą ostrzegawczą.',
        ],
        [
          'Suszenie i przechowywanie',
          'Mokre ubrania rozwiesić, nie zostawiać w aucie. Wełna woli powietrze od wody; noc na dworze daje więcej niż pranie.',
        ],
      ],
    },
    warranty: {
      title: 'Gwarancja',
      description: 'Co obiecujemy w sprawie szwów, zamków i materiału oraz jak skorzystać z gwarancji.',
      lead: 'Na wszystko, co produkujemy, dajemy dwa lata gwarancji. Prawa wynikające z ustawy przysługują Państwu dodatkowo.',
      sections: [
        [
          'Co obejmuje',
          'Szwy, które się rozchodzą, zamki, które zawodzą, guziki, które odpadają, i materiał, który pęka przy zwykłej pracy, w ciągu dwóch lat od dostawy.',
        ],
        [
          'Czego nie obejmuje',
          'Zużycia, wypaleń, przecięć i uszkodzeń po praniu, na które nie pozwala metka. To także naprawiamy, za cenę robocizny.',
        ],
        [
          'Jak zgłosić',
          'Prosimy o przesłanie zdjęcia wady i numeru zamówienia. Odpowiadamy w ciągu jednego dnia roboczego i naprawiamy odzież, wymieniamy ją lub zwracamy pieniądze.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Pliki cookie',
    description: 'Co zapisujemy w przeglądarce i jak można o tym decydować.',
    lead: 'Bez Państwa zgody zapisujemy tylko to, czego sklep potrzebuje do działania.',
    groups: [
      ['Ściśle niezbędne', 'Pamiętają o zalogowaniu i zawartości koszyka. Nie da się ich wyłączyć.'],
      ['Analityczne', 'Liczą odwiedziny, dzięki czemu widzimy, które strony są wolne lub niezrozumiałe.'],
      ['Funkcjonalne', 'Zapamiętują dokonane wybory, na przykład ceny brutto lub netto.'],
      ['Marketingowe', 'Pozwalają nam i naszym partnerom wyświetlać reklamy związane z Państwa wizytą.'],
    ],
    services: [
      'Filmy i mapy innych firm',
      'Film z YouTube wczytuje się dopiero po zgodzie na marketing lub po kliknięciu, a mapa ulic dopiero po kliknięciu. Druga firma widzi wtedy adres sieciowy i może zapisać dane w przeglądarce. Kliknięcie pamiętamy w tej przeglądarce przez rok lub do ponownej odpowiedzi na pytanie o pliki cookie.',
    ],
    change: [
      'Zmiana lub wycofanie zgody',
      'Wybór można w każdej chwili zmienić, korzystając z linku na dole każdej strony.',
    ],
  },
  contact: {
    title: 'Kontakt',
    description: 'Rozmowa z ludźmi, którzy znają się na tych ubraniach.',
    lead: 'Prosimy pytać o rozmiary, zamówienia, logo albo zamek, który się poddał. Odpowiada człowiek.',
    phone: 'Telefon',
    email: 'E-mail',
    visit: 'Gdzie jesteśmy',
    post: 'Adres do korespondencji',
    hours: 'Godziny otwarcia',
    stores: 'Wszystkie sklepy i partnerzy handlowi',
    write: 'Napisz do nas',
  },
  dealer: {
    'dealer-season': {
      title: 'Sezon dla partnerów handlowych',
      description: 'Co nowego, co wychodzi z oferty i kiedy.',
      lead: 'Asortyment zimowy jest w magazynie od 36. tygodnia, wiosenny można zamawiać przed sezonem od 44. tygodnia.',
      sections: [
        [
          'Nowości',
          'Hang Tight w trzech modelach spodni, parka ostrzegawcza z odpinaną podpinką, trzewiki bezpieczne o tęgości od 10 do 12.',
        ],
        [
          'Wychodzi z oferty',
          'Ubrania wycofywane z oferty są oznaczone na liście i dostarczane do wyczerpania zapasów.',
        ],
      ],
    },
    'dealer-orders': {
      title: 'Zamówienia dla partnerów handlowych',
      description: 'Zamówienia przedsezonowe, uzupełnianie zapasów i zwroty.',
      lead: 'W tym sklepie zamawiają Państwo po cenach dla partnerów; obok widać zwykłą cenę na Państwa rynku.',
      sections: [
        [
          'Zamówienia przedsezonowe i uzupełnienia',
          'Zamówienia przedsezonowe dostarczamy w uzgodnionym tygodniu. Uzupełnienia zamówione do godziny 12 wysyłamy tego samego dnia.',
        ],
        ['Zwroty', 'Nieotwarte opakowania można raz w sezonie wymienić na inny towar o tej samej wartości.'],
      ],
    },
    'dealer-material': {
      title: 'Materiały do sklepu',
      description: 'Zdjęcia, tabliczki i teksty, z których można korzystać.',
      lead: 'Wszystkich zdjęć produktów i scenerii można używać w sklepie i we własnej reklamie, pod warunkiem podania nazwy Yrke.',
      sections: [
        ['Zdjęcia', 'Po zalogowaniu na stronie każdego produktu są jego zdjęcia w rozdzielczości do druku.'],
        ['W sklepie', 'Wieszaki, krążki rozmiarowe i etykiety półkowe są bezpłatne. Można je zamówić razem z towarem.'],
      ],
    },
  },
  general: {
    navs: { shop: 'Zakupy', help: 'Pomoc', about: 'Yrke' },
    sizeGuide: 'Tabela rozmiarów',
    shoeSize: 'Najlepiej zmierzyć obie stopy wieczorem, gdy są największe, i wybrać rozmiar według dłuższej.',
    favourites: 'Ulubione',
    declarations: 'Deklaracje zgodności UE',
    customerService: 'Biuro obsługi klienta',
    companies: 'Sprzedaż dla firm',
    weekdays: 'Od poniedziałku do piątku',
    weekend: 'Sobota i niedziela',
    closed: 'nieczynne',
    box: 'Skrytka pocztowa',
    messages: {
      everybody: ['Zamówione do godziny 12, wysłane tego samego dnia.', 'Dostawa'],
      anonymous: ['Państwa firma ma konto? Po zalogowaniu widać jej ceny.', 'Zaloguj się'],
      signedIn: ['Asortyment zimowy jest w magazynie, po uzgodnionych z Państwem cenach.', 'Zobacz asortyment'],
    },
  },
};
