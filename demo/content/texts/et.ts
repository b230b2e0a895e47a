import type { SiteTexts } from '../site-texts.ts';

export const et: SiteTexts = {
  scenes: {
    'building-site': 'Ehitusplats koidikul: kraanad, tellingud ja kaks inimest kõrgnähtavates rõivastes',
    'winter-road': 'Lumine metsatee enne päikesetõusu, kõrgnähtavates rõivastes inimene ja põlevate tuledega sõiduk',
    harbour: 'Konteinerisadam hommikuudus, kail kaks inimest',
    workshop: 'Töökoja töölaud, seinal käsitööriistad ja konksu otsas tööjakk',
    kitchen: 'Kokk restoraniköögi pliidi ääres, selja tagant vaadatuna',
    'store-front': 'Yrke kaupluse valgustatud vaateaken õhtul',
    'wind-farm': 'Elektrituulikud ja kõrgepingeliinid õhtuhämaruses, all kaubik ja kaks paigaldajat',
  },
  front: {
    title: 'Töörõivad oma ala meistritele',
    description: 'Püksid, jakid, jalatsid ja kaitserõivad neile, kes teevad tööd oma kätega.',
    headline: 'Riides enne päeva algust',
    intro: 'Rõivad, mis taluvad põlvitamist, tõstmist ja iga ilma. Suurused on tehtud inimese, mitte keskmise järgi.',
    shop: 'Vaata kõiki töörõivaid',
    promises: [
      ['Teele samal päeval', 'Enne kella 12 tellitud laokaup läheb meilt teele samal pärastlõunal.'],
      ['Teie logoga', 'Tikandi, trüki ja nimed lisame enne pakkimist, ühele rõivale või kogu meeskonnale.'],
      [
        'Parandame, ei viska ära',
        'Lukud, põlved ja palistused: saatke rõivas meile ja me parandame seda seni, kuni kangas vastu peab.',
      ],
    ],
    categories: 'Mida vajate?',
    allProducts: 'Kõik tooted',
    bestSellers: ['Mida teised ostavad', 'Rõivad, mida on viimase kuu jooksul kõige rohkem tellitud.'],
    story: {
      heading: 'See algas põlvedest',
      paragraphs: [
        '1986. aastal sai ühel Sundsvalli põrandapaigaldajal villand pükstest, mis põlvedest järele andsid. Ta lõikas endale oma paari, põlvetaskud väljaspool. Sellest ajast peale oleme neid paremaks teinud.',
        'Iga uus rõivas käib enne müüki terve hooaja meistrite seljas tööl. Mis vastu ei pea, läheb tagasi juurdelõikuslauale.',
      ],
      action: 'Meist lähemalt',
    },
    facts: ['õmmeldi esimesed püksid', 'riiki, kuhu tarnime', 'aastat varuosi'],
    dealers: {
      heading: 'Proovige enne, kui ostate',
      text: 'Meie kauplustest ja edasimüüjate juurest leiate õige suuruse, saate rõivale logo ja võtate kaasa, mis tellitud.',
      action: 'Leia kauplus',
    },
  },
  hangtight: {
    description: 'Ripptaskud, tööriistavestid ja vööd, mis hoiavad tööriistad seal, kust käsi neid otsib.',
    headline: 'Tööriistad püsivad paigas',
    text: 'Ripptaskud, vestid ja vööd, mis kannavad raskuse puusadele ja hoiavad haamri seal, kust käsi seda otsib.',
    open: 'Vaata Hang Tighti',
    see: 'Rõivaste juurde',
    why: {
      heading: 'Neli kilo, terve päev',
      paragraphs: [
        'Nii palju kaaluvad naelad, tööriistad ja telefon, mida tavaline puusepp kaasas kannab. Vales kohas rippudes väsitab see selga ja kisub värvlit alla.',
        'Seepärast on Hang Tighti taskud eraldi passel, mis on õmmeldud kolme õmblusega ja nurkadest needitud. Raskus läheb puusadele ja püksid püsivad üleval.',
      ],
    },
    cards: [
      [
        'Ripptaskud, mille saab ära peita',
        'Pistke need esitaskusse, kui olete siseruumis ega taha midagi kriimustada.',
      ],
      ['Aas igale haamrile', 'Nii lai, et mahub ka suur puusepahaamer, ja nii jäik, et käsi leiab selle pimesi.'],
      ['Vestid redelile', 'Kõik on vööst kõrgemal, nii et ronides ei jää miski kinni.'],
    ],
  },
  pages: {
    about: {
      title: 'Yrkest lähemalt',
      description: 'Kes rõivaid teevad ja kuidas.',
      lead: 'Teeme rõivaid inimestele, kes need läbi kulutavad. See on mõeldud kiitusena.',
      sections: [
        [
          'Ühest püksipaarist',
          'Yrke sai alguse 1986. aastal Sundsvalli purjetöökojas, kus oli üks õmblusmasin ja põrandapaigaldaja, kes tahtis paremaid põlvi. Praegu müüme pükse, jakke, jalatseid ja kaitserõivaid 23 riigis.',
          'Yrke tähendab rootsi keeles ametit. Jätsime nime alles, sest see ütleb, kelle jaoks me oleme.',
        ],
        [
          'Tööl proovitud',
          'Enne müüki kannavad rõivast terve hooaja katusemeistrid, elektrikud, kokad ja paigaldajad. Neile makstakse selle eest, et nad ütlevad otse.',
          'Muudame õmblusi, taskuid ja suurusi, kuni kaebused lõpevad. Umbes iga kolmas mudel nii kaugele ei jõuagi.',
        ],
        [
          'Ettevõtetele ja kõigile teistele',
          'Ettevõtted tellivad oma inimestele kokkulepitud hinnaga, oma logoga ja oma kinnituskorra järgi. Erakliendid ostavad samu rõivaid samast letist.',
        ],
      ],
    },
    sustainability: {
      title: 'Kestlikkus',
      description: 'Kuidas teeme rõivaid, mis peavad vastu, ja mis neist pärast saab.',
      lead: 'Kõige vähem kahju teeb rõivas, mida ei ole vaja valmistada. Seepärast õmbleme aastateks ja parandame.',
      sections: [
        [
          'Õmmeldud nii, et saab parandada',
          'Kõigepealt kuluvad põlvetaskud, lukud ja helkurribad. Need on õmmeldud nii, et neid saab vahetada, ja varuosi hoiame viis aastat pärast seda, kui rõivas on tootevalikust kadunud.',
        ],
        [
          'Kangas, mille päritolu teame',
          'Teame, millises kangavabrikus on kootud iga kangas ja millises tehases õmmeldud iga rõivas, ja käime neis kohal. Puuvillal, villal ja polüestril on paberid, mida klient võib näha küsida.',
        ],
        [
          'Kui rõivas on läbi',
          'Tooge läbikulunud rõivad mõnda meie kauplusesse. Terved lähevad edasi, ülejäänutest saab täitematerjal või puhastuslapid. Ettevõtete logod lõikame enne välja.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Tarne ja tagastamine',
      description: 'Millal tellimus kohale jõuab, mis maksab saatmine ja kuidas kaupa tagasi saata.',
      lead: 'Tarnepäeva ja saatekulu näete enne maksmist. Hiljem ei lisandu midagi.',
      sections: [
        [
          'Tarne',
          'Enne kella 12 tellitud laokaup läheb teele samal päeval. Ostu vormistades näete, millal see kohale jõuab, ja tootelehel, millal otsa saanud kaup tagasi tuleb.',
          'Logo või nimega rõivad võtavad kolm kuni viis tööpäeva rohkem aega.',
        ],
        [
          'Tagastamine',
          'Kasutamata kauba võite tagasi saata 30 päeva jooksul. Pange saateleht karpi ja viige karp pakipunkti või mõnda meie kauplusesse.',
          'Logo, nime või lühendatud säärtega rõivad on tehtud Teie jaoks ja neid saab tagastada ainult siis, kui neil on midagi viga.',
        ],
        [
          'Kui midagi on valesti',
          'Saatke meile pilt veast ja tellimuse number. Vastame ühe tööpäeva jooksul: uus rõivas, parandus või raha tagasi.',
        ],
      ],
    },
    terms: {
      title: 'Müügitingimused',
      description: 'Mis kehtib, kui meilt ostate.',
      lead: 'Lühidalt, sest Teil on muudki teha. Kui seadus kaitseb Teid paremini kui need tingimused, kehtib seadus.',
      sections: [
        ['Tellimus', 'Teie tellimus on pakkumus. Leping on sõlmitud, kui oleme tellimuse e-posti teel kinnitanud.'],
        [
          'Hinnad ja maksmine',
          'Kehtib hind, mida näete tellimise ajal. Erakliendid maksavad kaardiga, kontoga ettevõtted arve alusel 30 päeva jooksul.',
        ],
        ['Tarne', 'Kauba riisiko on meie kanda, kuni pakk on Teile üle antud. Kui hilineme, võite lepingust taganeda.'],
        [
          'Taganemisõigus',
          'Võite 30 päeva jooksul põhjust avaldamata lepingust taganeda ja kasutamata kauba tagastada. Maksame 14 päeva jooksul tagasi kogu summa, ka saatekulu.',
        ],
        [
          'Puudusega kaup',
          'Teatage puudusest mõistliku aja jooksul pärast selle märkamist. Parandame, asendame või maksame raha tagasi, selles järjekorras.',
        ],
        [
          'Vaidlused',
          'Rääkige kõigepealt meiega. Kui me kokkuleppele ei jõua, otsustab Teie elukohariigi tarbijavaidluste komisjon või kohus.',
        ],
      ],
    },
    privacy: {
      title: 'Isikuandmete kaitse',
      description: 'Milliseid Teie andmeid säilitame, miks ja kui kaua.',
      lead: 'Säilitame seda, mida tellimuse jaoks on vaja, ja muud nii vähe kui võimalik.',
      sections: [
        [
          'Mida säilitame',
          'Nime, aadressi, e-posti aadressi, telefoninumbrit ja seda, mida olete tellinud. Ettevõtete puhul ka seda, kes tohib tellida, ja suurusi, kui keegi on need sisestanud.',
        ],
        [
          'Miks',
          'Et kaup kohale toimetada, pretensioone lahendada ja raamatupidamise seadust täita. Muust kirjutame Teile ainult siis, kui olete seda palunud.',
        ],
        [
          'Kui kaua',
          'Tellimusi nii kaua, kui raamatupidamine nõuab, kontosid seni, kuni need sulgete, suurusi seni, kuni need kustutate.',
        ],
        [
          'Mida me loeme',
          'Kui sageli avatakse lehti, otsinguid, tooteid ja ostukorve, tunni ja riigi kaupa. Loeme küpsisteta ja miski sellest ei ütle, kes te olete. Loendame ka, milliseid sõnu otsitakse, kas tulemus avatakse ja kui kiiresti lehed laadivad. Aadressi või isikliku numbri moodi sõnu ei salvestata.',
        ],
        [
          'Teie õigused',
          'Teil on õigus oma andmetega tutvuda, lasta neid parandada ja kustutada ning need endaga kaasa võtta. Kirjutage aadressil privacy@yrke.example, vastame 30 päeva jooksul.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Suurus ja hooldus',
      description: 'Kuidas mõõta ja kuidas pesta nii, et rõivas oma otstarvet ei kaotaks.',
      lead: 'Kümme minutit mõõdulindiga hoiab ära ühe paki edasi-tagasi saatmise.',
      sections: [
        [
          'Võtke mõõdud',
          'Rind kõige laiemast kohast, vöökoht sealt, kus püksid istuvad, puusad kõige laiemast kohast, jala sisekülg jalgevahest põrandani ilma jalatsiteta. Mõõtke nende rõivaste pealt, mida all kannate.',
        ],
        [
          'Kahe suuruse vahel',
          'Üleriietest ja kõigest, milles põlvitate, võtke suurem, venivatest rõivastest ja soojast pesust väiksem.',
        ],
        [
          'Pesemine',
          'Sulgege lukud ja takjakinnised, pöörake rõivas pahupidi ja jätke pesuloputusvahend ära: see ummistab membraani ja nõrgendab leegikaitset.',
          'Sildil on kirjas, mitu pesu helkurriba talub. Pärast seda on rõivas soe, kuid enam mitte kõrgnähtav.',
        ],
        [
          'Kuivatamine ja hoidmine',
          'Riputage märjad rõivad üles, ärge jätke neid autosse. Vill tahab pigem õhku kui vett: öö õues teeb rohkem kui pesu.',
        ],
      ],
    },
    warranty: {
      title: 'Garantii',
      description: 'Mida lubame õmbluste, lukkude ja kanga kohta ning kuidas garantiid kasutada.',
      lead: 'Kõigel, mida valmistame, on kaheaastane garantii. Sellele lisanduvad teie seadusest tulenevad õigused.',
      sections: [
        [
          'Mida garantii katab',
          'Õmblused, mis hargnevad, lukud, mis üles ütlevad, nööbid, mis lahti tulevad, ja kangas, mis tavalises töös rebeneb, kahe aasta jooksul pärast kättetoimetamist.',
        ],
        [
          'Mida see ei kata',
          'Kulumist, põletusauke, lõikeid ega kahjustusi pesust, mida silt ei luba. Ka need parandame, töö hinna eest.',
        ],
        [
          'Kuidas toimida',
          'Saatke meile pilt veast ja tellimuse number. Vastame ühe tööpäeva jooksul ning parandame rõiva, vahetame selle välja või tagastame raha.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Küpsised',
    description: 'Mida me Teie brauserisse salvestame ja kuidas saate selle üle otsustada.',
    lead: 'Ilma Teie nõusolekuta salvestame ainult selle, mida e-pood töötamiseks vajab.',
    groups: [
      ['Hädavajalikud', 'Hoiavad Teid sisselogituna ja ostukorvi koos. Neid ei saa välja lülitada.'],
      ['Statistika', 'Loendavad külastusi, et näeksime, millised lehed on aeglased või raskesti mõistetavad.'],
      ['Funktsionaalsed', 'Jätavad meelde Teie valikud, näiteks hinnad käibemaksuga või käibemaksuta.'],
      ['Turundus', 'Võimaldavad meil ja meie partneritel näidata reklaame, mis on seotud Teie külastusega.'],
    ],
    services: [
      'Teiste ettevõtete filmid ja kaardid',
      'YouTube’i film laaditakse alles siis, kui lubate turunduse või klõpsate selle vaatamiseks, tänavakaart alles pärast klõpsu. Teine ettevõte näeb siis Teie võrguaadressi ja võib brauserisse midagi salvestada. Jätame klõpsu selles brauseris meelde aastaks või kuni vastate küpsiste küsimusele uuesti.',
    ],
    change: ['Valiku muutmine', 'Võite oma valikut igal ajal muuta iga lehe allosas oleva lingi kaudu.'],
  },
  contact: {
    title: 'Kontakt',
    description: 'Rääkige inimestega, kes rõivaid tunnevad.',
    lead: 'Küsige suuruste, tellimuste, logode või üles öelnud luku kohta. Vastab inimene.',
    phone: 'Telefon',
    email: 'E-post',
    visit: 'Külastusaadress',
    post: 'Postiaadress',
    hours: 'Lahtiolekuajad',
    stores: 'Kõik kauplused ja edasimüüjad',
    write: 'Kirjutage meile',
  },
  dealer: {
    'dealer-season': {
      title: 'Hooaeg edasimüüjatele',
      description: 'Mis on uut, mis kaob valikust ja millal.',
      lead: 'Talvevalik on laos alates 36. nädalast, kevadvalikut saab ette tellida alates 44. nädalast.',
      sections: [
        [
          'Uus',
          'Hang Tight kolmes püksimudelis, eemaldatava voodriga kõrgnähtav parka, turvasaapad liistulaiustega 10–12.',
        ],
        ['Kaob valikust', 'Valikust kaduvad rõivad on loendis märgitud ja neid tarnime, kuni kaupa jätkub.'],
      ],
    },
    'dealer-orders': {
      title: 'Tellimine edasimüüjana',
      description: 'Ettetellimine, varude täiendamine ja tagastamine.',
      lead: 'Tellige siit e-poest oma edasimüüjahinnaga, turuhind on kõrval.',
      sections: [
        [
          'Ettetellimine ja täiendamine',
          'Ettetellitud kauba tarnime kokkulepitud nädalal. Enne kella 12 esitatud täiendustellimused lähevad teele samal päeval.',
        ],
        ['Tagastamine', 'Avamata pakendid saab kord hooajal vahetada sama väärtusega muu kauba vastu.'],
      ],
    },
    'dealer-material': {
      title: 'Materjalid kaupluse jaoks',
      description: 'Pildid, sildid ja tekstid, mida tohite kasutada.',
      lead: 'Kõiki toote- ja olustikupilte tohite kasutada oma kaupluses ja oma reklaamis, kui Yrke on nimetatud.',
      sections: [
        ['Pildid', 'Kui olete sisse loginud, leiate iga toote lehelt selle pildid trükikvaliteedis.'],
        ['Kaupluses', 'Riidepuud, suuruserõngad ja riiulisildid on tasuta. Tellige need koos kaubaga.'],
      ],
    },
  },
  general: {
    navs: { shop: 'E-pood', help: 'Abi', about: 'Yrke' },
    sizeGuide: 'Suurusetabel',
    shoeSize: 'Mõõtke mõlemat jalga õhtul, kui need on kõige suuremad, ja valige suurus pikema jala järgi.',
    favourites: 'Lemmikud',
    declarations: 'ELi vastavusdeklaratsioonid',
    customerService: 'Klienditeenindus',
    companies: 'Müük ettevõtetele',
    weekdays: 'Esmaspäevast reedeni',
    weekend: 'Laupäev ja pühapäev',
    closed: 'suletud',
    box: 'Postkast',
    messages: {
      everybody: ['Tellitud enne kella 12, teele samal päeval.', 'Tarne'],
      anonymous: ['Kas Teie ettevõttel on konto? Logige sisse, et näha oma hindu.', 'Logi sisse'],
      signedIn: ['Talvevalik on laos, Teiega kokkulepitud hindadega.', 'Vaata valikut'],
    },
  },
};
