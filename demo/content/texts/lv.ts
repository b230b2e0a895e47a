import type { SiteTexts } from '../site-texts.ts';

export const lv: SiteTexts = {
  scenes: {
    'building-site': 'Būvlaukums rītausmā: celtņi, sastatnes un divi cilvēki signālapģērbā',
    'winter-road':
      'Apsnidzis meža ceļš pirms saullēkta, cilvēks signālapģērbā un transportlīdzeklis ar ieslēgtām gaismām',
    harbour: 'Konteineru osta rīta miglā, divi cilvēki piestātnē',
    workshop: 'Darbgalds darbnīcā, pie sienas rokas instrumenti un uz āķa darba jaka',
    kitchen: 'Pavārs pie plīts restorāna virtuvē, skats no muguras',
    'store-front': 'Izgaismots Yrke veikala skatlogs vakarā',
    'wind-farm': 'Vēja turbīnas un elektrolīnijas krēslā, lejā furgons un divi montieri',
  },
  front: {
    title: 'Darba apģērbi sava amata pratējiem',
    description: 'Bikses, jakas, apavi un aizsargapģērbs cilvēkiem, kuri strādā ar rokām.',
    headline: 'Darba drēbēs, vēl pirms sākas diena',
    intro:
      'Drēbes, kas iztur darbu uz ceļiem, smagumu celšanu un jebkuru laiku, izmēros, kuri der cilvēkam, nevis vidusmēram.',
    shop: 'Visi darba apģērbi',
    promises: [
      [
        'Nosūtām tajā pašā dienā',
        'Kas ir noliktavā un pasūtīts līdz plkst. 12, to izsūtām tās pašas dienas pēcpusdienā.',
      ],
      [
        'Ar Jūsu logotipu',
        'Izšuvumu, apdruku un vārdus uzliekam pirms iesaiņošanas – vienam apģērbam vai visai brigādei.',
      ],
      [
        'Salabot, nevis izmest',
        'Rāvējslēdzēji, ceļgali, vīles: atsūtiet apģērbu, un mēs to labosim, kamēr vien audums turēs.',
      ],
    ],
    categories: 'Kas Jums vajadzīgs?',
    allProducts: 'Visas preces',
    bestSellers: ['Ko pērk citi', 'Pēdējā mēnesī visvairāk pasūtītie apģērbi.'],
    story: {
      heading: 'Viss sākās ar ceļgaliem',
      paragraphs: [
        '1986. gadā kādam grīdu licējam Sundsvallā bija apnikušas bikses, kas pie ceļgaliem neizturēja. Viņš piegrieza pats savas, ar ceļgalu aizsargu kabatām ārpusē. Kopš tā laika mēs tās uzlabojam.',
        'Katrs jauns apģērbs vienu sezonu nostrādā pie cilvēkiem, kuri to valkā darbā, un tikai tad nonāk pārdošanā. Kas neiztur, atgriežas uz piegriešanas galda.',
      ],
      action: 'Vairāk par mums',
    },
    facts: ['uzšūtas pirmās bikses', 'valstis, uz kurām piegādājam', 'gadus glabājam rezerves daļas'],
    dealers: {
      heading: 'Pielaikojiet pirms pirkšanas',
      text: 'Mūsu veikalos un pie izplatītājiem atradīsiet īsto izmēru, Jums uzšūs logotipu, un turpat saņemsiet pasūtīto.',
      action: 'Atrast veikalu',
    },
  },
  hangtight: {
    description: 'Piekarkabatas, instrumentu vestes un jostas, kas notur instrumentus tur, kur roka tos gaida.',
    headline: 'Instrumenti paliek savā vietā',
    text: 'Piekarkabatas, vestes un jostas, kas pārnes svaru uz gurniem un notur āmuru tur, kur roka to meklē.',
    open: 'Skatīt Hang Tight',
    see: 'Skatīt apģērbus',
    why: {
      heading: 'Četri kilogrami visu dienu',
      paragraphs: [
        'Tik daudz uz sevis nēsā vidusmēra namdaris: naglas, instrumentus, tālruni. Ja svars karājas nevietā, tas noslogo muguru un velk bikšu jostu.',
        'Tāpēc Hang Tight kabatas ir uz atsevišķas pamatnes, kas nošūta trīs rindās un stūros sakniedēta. Svars gulstas uz gurniem, un bikses neslīd lejā.',
      ],
    },
    cards: [
      ['Kabatas, ko var paslēpt', 'Iebāziet tās priekškabatā, kad strādājat telpās un negribat neko saskrāpēt.'],
      ['Cilpa katram āmuram', 'Pietiekami plata namdara āmuram, pietiekami stingra, lai to atrastu neskatoties.'],
      ['Vestes darbam uz kāpnēm', 'Viss virs jostas, lai kāpjot nekas neaizķertos.'],
    ],
  },
  pages: {
    about: {
      title: 'Par Yrke',
      description: 'Kas šīs drēbes taisa un kā.',
      lead: 'Mēs šujam drēbes cilvēkiem, kuri tās novalkā līdz galam. Tas domāts kā kompliments.',
      sections: [
        [
          'No vienām biksēm',
          'Yrke sākās 1986. gadā buru darbnīcā Sundsvallā, ar vienu šujmašīnu un grīdu licēju, kurš gribēja labākus ceļgalus. Tagad pārdodam bikses, jakas, apavus un aizsargapģērbu 23 valstīs.',
          'Yrke zviedru valodā nozīmē „amats”. Nosaukumu esam paturējuši, jo tas pasaka, kam mēs esam domāti.',
        ],
        [
          'Pārbaudīts darbā',
          'Pirms apģērbs nonāk pārdošanā, vienu sezonu to valkā jumiķi, elektriķi, pavāri un montieri. Viņiem maksājam par to, ka viņi saka, kā ir.',
          'Mēs mainām vīles, kabatas un izmērus, līdz sūdzības apklust. Aptuveni katrs trešais modelis tik tālu netiek.',
        ],
        [
          'Uzņēmumiem un visiem pārējiem',
          'Uzņēmumi pasūta saviem cilvēkiem par līgumcenām, ar logotipu un pasūtījumu apstiprināšanu. Privātpersonas pērk tos pašus apģērbus pie tās pašas letes.',
        ],
      ],
    },
    sustainability: {
      title: 'Ilgtspēja',
      description: 'Kā panākam, lai apģērbs kalpo ilgi, un kas ar to notiek pēc tam.',
      lead: 'Vismazāk kaitē apģērbs, kas nav jāražo. Tāpēc šujam ilgiem gadiem un labojam.',
      sections: [
        [
          'Šūts tā, lai varētu salabot',
          'Vispirms nodilst ceļgalu kabatas, rāvējslēdzēji un atstarojošās joslas. Tie ir iešūti tā, lai tos varētu nomainīt, un rezerves daļas glabājam vēl piecus gadus pēc tam, kad apģērbs izņemts no sortimenta.',
        ],
        [
          'Audumi ar zināmu izcelsmi',
          'Katram audumam zinām austuvi un katram apģērbam – fabriku, un mēs tur braucam. Kokvilnai, vilnai un poliesteram ir dokumenti, kurus klientiem pēc lūguma parādām.',
        ],
        [
          'Kad apģērbs savu nokalpojis',
          'Novalkātās drēbes atnesiet uz kādu no mūsu veikaliem. Kas ir vesels, to nododam tālāk, pārējais kļūst par pildījumu vai slaukāmām lupatām. Uzņēmumu logotipus vispirms izgriežam.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Piegāde un preču atgriešana',
      description: 'Kad pasūtījums pienāks, cik maksā piegāde un kā kaut ko nosūtīt atpakaļ.',
      lead: 'Piegādes dienu un maksu redzat pirms samaksas. Pēc tam nekas netiek pieskaitīts.',
      sections: [
        [
          'Piegāde',
          'Noliktavā esošās preces, kas pasūtītas līdz plkst. 12, nosūtām tajā pašā dienā. Noformējot pasūtījumu, redzat, kad tās saņemsiet, bet preces lapā – kad atkal būs pieejams tas, kas izpārdots.',
          'Apģērbi ar logotipu vai vārdu pienāk trīs līdz piecas darba dienas vēlāk.',
        ],
        [
          'Preču atgriešana',
          'Nelietotas preces varat nosūtīt atpakaļ 30 dienu laikā. Ielieciet kastē sūtījuma pavadzīmi un nododiet kasti saņemšanas punktā vai kādā no mūsu veikaliem.',
          'Apģērbi ar logotipu, vārdu vai saīsinātām starām ir izgatavoti pēc Jūsu norādījumiem, tāpēc atteikuma tiesības uz tiem neattiecas. Ja tiem ir defekts, tos tik un tā pieņemam atpakaļ.',
        ],
        [
          'Ja kaut kas nav kārtībā',
          'Atsūtiet mums defekta fotoattēlu un pasūtījuma numuru. Atbildam vienas darba dienas laikā: ar jaunu apģērbu, salabošanu vai naudas atmaksu.',
        ],
      ],
    },
    terms: {
      title: 'Pirkuma noteikumi',
      description: 'Kas ir spēkā, kad pie mums iepērkaties.',
      lead: 'Īsi, jo Jums ir citi darbi. Ja likums Jūs aizsargā labāk nekā šie noteikumi, spēkā ir likums.',
      sections: [
        [
          'Pasūtījums',
          'Jūsu pasūtījums ir piedāvājums noslēgt līgumu. Pirkuma līgums ir noslēgts, kad pasūtījumu apstiprinām pa e-pastu.',
        ],
        [
          'Cenas un samaksa',
          'Spēkā ir cena, kas redzama pasūtīšanas brīdī. Privātpersonas maksā ar karti, uzņēmumi, kuriem ir konts, – pēc rēķina 30 dienu laikā.',
        ],
        ['Piegāde', 'Risku uzņemamies mēs, līdz sūtījums ir nodots Jums. Ja kavējamies, varat atkāpties no līguma.'],
        [
          'Atteikuma tiesības',
          'Atteikuma tiesības varat izmantot 30 dienu laikā, nenorādot iemeslu, un atdot nelietotās preces. Visu samaksāto, arī piegādes maksu, atmaksājam 14 dienu laikā.',
        ],
        [
          'Preces neatbilstība līgumam',
          'Par defektu paziņojiet saprātīgā laikā pēc tā pamanīšanas. Mēs salabojam, apmainām vai atmaksājam naudu – šādā secībā.',
        ],
        [
          'Strīdi',
          'Vispirms runājiet ar mums. Ja nevienojamies, lemj patērētāju strīdu risināšanas komisija vai tiesa valstī, kurā dzīvojat.',
        ],
      ],
    },
    privacy: {
      title: 'Privātuma politika',
      description: 'Kādus personas datus glabājam, kāpēc un cik ilgi.',
      lead: 'Glabājam to, kas vajadzīgs pasūtījumam, un papildus tam pēc iespējas mazāk.',
      sections: [
        [
          'Ko glabājam',
          'Vārdu, uzvārdu, adresi, e-pastu, tālruņa numuru un Jūsu pasūtījumus. Uzņēmumiem arī to, kurš drīkst pasūtīt, un izmērus, ja kāds tos ir ievadījis.',
        ],
        [
          'Kāpēc',
          'Lai piegādātu preces, izskatītu pretenzijas un izpildītu grāmatvedības likumu prasības. Par ko citu rakstām tikai pēc Jūsu lūguma.',
        ],
        [
          'Cik ilgi',
          'Pasūtījumus – cik ilgi to prasa grāmatvedība, kontus – līdz tos slēgsiet, izmērus – līdz tos izdzēsīsiet.',
        ],
        [
          'Ko mēs skaitām',
          'Cik bieži tiek atvērtas lapas, meklējumi, produkti un grozi, pa stundām un valstīm. Skaitām bez sīkdatnēm, un nekas no tā neatklāj, kas Jūs esat. Mēs skaitām arī, kādi vārdi tiek meklēti, vai rezultāts tiek atvērts un cik ātri ielādējas lapas. Vārdus, kas izskatās pēc adreses vai personīga numura, neglabājam.',
        ],
        [
          'Jūsu tiesības',
          'Jums ir tiesības piekļūt saviem datiem, tos labot, pārnest un dzēst. Rakstiet uz privacy@yrke.example; atbildam 30 dienu laikā.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Izmēri un kopšana',
      description: 'Kā noņemt mērus un kā mazgāt, nesabojājot to, kam apģērbs domāts.',
      lead: 'Desmit minūtes ar mērlenti ietaupa vienu sūtījumu turp un atpakaļ.',
      sections: [
        [
          'Noņemiet mērus',
          'Krūtis platākajā vietā, viduklis tur, kur turas bikses, gurni platākajā vietā, kājas iekšpuse no starpas līdz grīdai bez apaviem. Mēriet virs tā, ko valkājat apakšā.',
        ],
        [
          'Starp diviem izmēriem',
          'Virskārtām un visam, kurā strādājat uz ceļiem, ņemiet lielāko, elastīgiem audumiem un termoveļai – mazāko.',
        ],
        [
          'Mazgāšana',
          'Aizveriet rāvējslēdzējus un līplentes, izgrieziet apģērbu uz kreiso pusi un iztieciet bez veļas mīkstinātāja: tas aizsprosto membrānas un vājina aizsardzību pret liesmām.',
          'Uz etiķetes rakstīts, cik mazgāšanas reižu iztur atstarojošās joslas. Pēc tam apģērbs vēl silda, bet signālapģērbs tas vairs nav.',
        ],
        [
          'Žāvēšana un glabāšana',
          'Slapjas drēbes izkariet, neatstājiet tās furgonā. Vilnai gaiss vajadzīgs vairāk nekā ūdens; nakts ārā dod vairāk nekā mazgāšana.',
        ],
      ],
    },
    warranty: {
      title: 'Garantija',
      description: 'Ko solām par vīlēm, rāvējslēdzējiem un audumu un kā garantiju izmantot.',
      lead: 'Visam, ko ražojam, ir divu gadu garantija. Papildus ir spēkā jūsu likumīgās tiesības.',
      sections: [
        [
          'Ko tā sedz',
          'Vīles, kas atirst, rāvējslēdzējus, kas sabojājas, pogas, kas notrūkst, un audumu, kas parastā darbā saplīst, divu gadu laikā pēc piegādes.',
        ],
        [
          'Ko tā nesedz',
          'Nolietojumu, apdegumus, iegriezumus un bojājumus no mazgāšanas, ko etiķete neatļauj. Arī tos mēs salabojam par darba cenu.',
        ],
        [
          'Kā rīkoties',
          'Atsūtiet mums bojājuma attēlu un pasūtījuma numuru. Mēs atbildam vienas darba dienas laikā un apģērbu salabojam, nomainām vai atdodam naudu.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Sīkdatnes',
    description: 'Ko glabājam Jūsu pārlūkprogrammā un kā Jūs par to lemjat.',
    lead: 'Bez Jūsu piekrišanas glabājam tikai to, kas vajadzīgs, lai veikals darbotos.',
    groups: [
      ['Obligāti nepieciešamās sīkdatnes', 'Saglabā pierakstīšanos un groza saturu. Tās nevar izslēgt.'],
      ['Statistikas sīkdatnes', 'Skaita apmeklējumus, lai mēs redzētu, kuras lapas ir lēnas vai grūti saprotamas.'],
      ['Funkcionālās sīkdatnes', 'Atceras Jūsu izvēli, piemēram, cenas ar PVN vai bez tā.'],
      ['Mārketinga sīkdatnes', 'Ļauj mums un mūsu partneriem rādīt Jums reklāmas, kas saistītas ar Jūsu apmeklējumu.'],
    ],
    services: [
      'Citu uzņēmumu filmas un kartes',
      'YouTube filmu ielādē tikai tad, kad Jūs atļaujat mārketinga sīkdatnes vai noklikšķināt, lai to rādītu, bet ielu karti – tikai pēc klikšķa. Otrs uzņēmums tad redz Jūsu tīkla adresi un var kaut ko saglabāt Jūsu pārlūkprogrammā. Klikšķi šajā pārlūkprogrammā atceramies gadu vai līdz brīdim, kad vēlreiz atbildat uz jautājumu par sīkdatnēm.',
    ],
    change: [
      'Piekrišanas maiņa vai atsaukšana',
      'Savu izvēli jebkurā laikā varat mainīt, izmantojot saiti katras lapas apakšā.',
    ],
  },
  contact: {
    title: 'Kontakti',
    description: 'Parunājiet ar cilvēkiem, kuri šīs drēbes pārzina.',
    lead: 'Jautājiet par izmēriem, pasūtījumiem, logotipiem vai rāvējslēdzēju, kas padevies. Atbild cilvēks.',
    phone: 'Tālrunis',
    email: 'E-pasts',
    visit: 'Apmeklējiet mūs',
    post: 'Pasta adrese',
    hours: 'Darba laiks',
    stores: 'Visi veikali un izplatītāji',
    write: 'Rakstiet mums',
  },
  dealer: {
    'dealer-season': {
      title: 'Sezona izplatītājiem',
      description: 'Kas jauns, ko izņem no sortimenta un kad.',
      lead: 'Ziemas sortiments ir noliktavā no 36. nedēļas, pavasara sortimentu var pasūtīt iepriekš no 44. nedēļas.',
      sections: [
        [
          'Jaunumi',
          'Hang Tight trīs bikšu modeļos, signālparka ar izņemamu oderi, drošības zābaki platumā no 10 līdz 12.',
        ],
        [
          'Izņem no sortimenta',
          'Apģērbi, ko izņemam no sortimenta, sarakstā ir atzīmēti, un tos piegādājam, kamēr ir krājumi.',
        ],
      ],
    },
    'dealer-orders': {
      title: 'Pasūtīšana izplatītājiem',
      description: 'Iepriekšpasūtījumi, krājumu papildināšana un preču atgriešana.',
      lead: 'Pasūtiet šajā veikalā par savām izplatītāja cenām; blakus redzama parastā cena Jūsu tirgū.',
      sections: [
        [
          'Iepriekšpasūtījumi un papildināšana',
          'Iepriekšpasūtījumus piegādājam norunātajā nedēļā. Papildinājumus, kas pasūtīti līdz plkst. 12, nosūtām tajā pašā dienā.',
        ],
        ['Preču atgriešana', 'Neatvērtus iepakojumus reizi sezonā var apmainīt pret citām precēm tādā pašā vērtībā.'],
      ],
    },
    'dealer-material': {
      title: 'Materiāli Jūsu veikalam',
      description: 'Attēli, plāksnītes un teksti, ko drīkstat izmantot.',
      lead: 'Visus preču attēlus un skatus drīkstat izmantot savā veikalā un savā reklāmā, ja tiek minēts Yrke vārds.',
      sections: [
        ['Attēli', 'Pēc pierakstīšanās katrā preces lapā ir pieejami tās attēli drukas izšķirtspējā.'],
        ['Veikalā', 'Pakaramie, izmēru gredzeni un plauktu plāksnītes ir bez maksas. Pasūtiet tos kopā ar precēm.'],
      ],
    },
  },
  general: {
    navs: { shop: 'Iepirkties', help: 'Palīdzība', about: 'Yrke' },
    sizeGuide: 'Izmēru tabula',
    shoeSize: 'Izmēriet abas pēdas vakarā, kad tās ir vislielākās, un izvēlieties izmēru pēc garākās.',
    favourites: 'Izlase',
    declarations: 'ES atbilstības deklarācijas',
    customerService: 'Klientu apkalpošana',
    companies: 'Pārdošana uzņēmumiem',
    weekdays: 'No pirmdienas līdz piektdienai',
    weekend: 'Sestdien un svētdien',
    closed: 'slēgts',
    box: 'A/k',
    messages: {
      everybody: ['Pasūtīts līdz plkst. 12, nosūtīts tajā pašā dienā.', 'Piegāde'],
      anonymous: ['Vai Jūsu uzņēmumam ir konts? Pierakstieties, lai redzētu savas cenas.', 'Pierakstīties'],
      signedIn: ['Ziemas sortiments ir noliktavā, par Jūsu līgumcenām.', 'Skatīt sortimentu'],
    },
  },
};
