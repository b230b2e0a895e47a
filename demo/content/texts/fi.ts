import type { SiteTexts } from '../site-texts.ts';

export const fi: SiteTexts = {
  scenes: {
    'building-site': 'Rakennustyömaa aamunkoitteessa: nostureita, telineitä ja kaksi ihmistä huomiovaatteissa',
    'winter-road': 'Luminen metsätie ennen auringonnousua, ihminen huomiovaatteissa ja ajoneuvo valot päällä',
    harbour: 'Konttisatama aamu-usvassa, laiturilla kaksi ihmistä',
    workshop: 'Verstaan työpöytä, seinällä käsityökaluja ja naulassa työtakki',
    kitchen: 'Kokki ravintolakeittiön lieden ääressä, takaapäin nähtynä',
    'store-front': 'Yrken myymälän valaistu näyteikkuna illalla',
    'wind-farm': 'Tuulivoimaloita ja voimajohtoja iltahämärässä, alhaalla pakettiauto ja kaksi asentajaa',
  },
  front: {
    title: 'Työvaatteet ammattilaisille',
    description: 'Housut, takit, kengät ja suojavaatteet niille, jotka tekevät työtä käsillään.',
    headline: 'Vaatteet päällä, ennen kuin päivä alkaa',
    intro: 'Vaatteet kestävät polvillaan työskentelyn, nostot ja sään. Koot on tehty ihmiselle, ei keskiarvolle.',
    shop: 'Kaikki työvaatteet',
    promises: [
      [
        'Lähtee samana päivänä',
        'Kun tilaatte varastossa olevan tuotteen ennen kello kahtatoista, se lähtee meiltä samana iltapäivänä.',
      ],
      [
        'Omalla logolla',
        'Brodeeraus, painatus ja nimet tehdään ennen pakkaamista, yhteen vaatteeseen tai koko porukalle.',
      ],
      [
        'Korjataan, ei heitetä pois',
        'Vetoketjut, polvet, lahkeensuut: lähettäkää vaate meille, niin korjaamme sitä niin kauan kuin kangas kestää.',
      ],
    ],
    categories: 'Mitä tarvitsette?',
    allProducts: 'Kaikki tuotteet',
    bestSellers: ['Mitä muut ostavat', 'Kuluneen kuukauden tilatuimmat vaatteet.'],
    story: {
      heading: 'Se alkoi polvista',
      paragraphs: [
        'Vuonna 1986 sundsvallilainen lattia-asentaja oli kyllästynyt housuihin, jotka pettivät polvista. Hän leikkasi itselleen omat, polvitaskut ulkopuolella. Siitä lähtien olemme tehneet niistä parempia.',
        'Jokainen uusi vaate on kauden töissä ammattilaisten päällä, ennen kuin myymme sitä. Mikä ei kestä, palaa leikkuupöydälle.',
      ],
      action: 'Lisää meistä',
    },
    facts: ['ensimmäiset housut ommeltiin', 'maata, joihin toimitamme', 'vuotta varaosia'],
    dealers: {
      heading: 'Sovittakaa, ennen kuin ostatte',
      text: 'Myymälöistämme ja jälleenmyyjiltämme löydätte oikean koon, saatte logon vaatteeseen ja noudatte tilauksenne.',
      action: 'Etsi myymälä',
    },
  },
  hangtight: {
    description: 'Riipputaskut, työkaluliivit ja vyöt, jotka pitävät työkalut siinä, mistä käsi niitä hakee.',
    headline: 'Työkalut pysyvät paikoillaan',
    text: 'Riipputaskut, liivit ja vyöt, jotka siirtävät painon lantiolle ja pitävät vasaran siinä, mistä käsi sitä hakee.',
    open: 'Katso Hang Tight',
    see: 'Siirry vaatteisiin',
    why: {
      heading: 'Neljä kiloa, koko päivän',
      paragraphs: [
        'Sen verran tavallisella kirvesmiehellä on mukanaan nauloja, työkaluja ja puhelin. Väärässä paikassa paino rasittaa selkää ja kiskoo vyötäröä alas.',
        'Siksi Hang Tightin taskut on kiinnitetty omaan kaarrokkeeseen, joka on ommeltu kolmella ompeleella ja niitattu kulmista. Paino menee lantiolle, ja housut pysyvät ylhäällä.',
      ],
    },
    cards: [
      [
        'Riipputaskut, jotka saa piiloon',
        'Työntäkää ne etutaskuun, kun olette sisällä ettekä halua naarmuttaa mitään.',
      ],
      [
        'Lenkki joka vasaralle',
        'Niin leveä, että siihen mahtuu kirvesmiehen vasara, ja niin jäykkä, että sen löytää katsomatta.',
      ],
      ['Liivit tikkaille', 'Kaikki on vyön yläpuolella, joten kiivetessä mikään ei tartu kiinni.'],
    ],
  },
  pages: {
    about: {
      title: 'Tietoa Yrkestä',
      description: 'Ketkä vaatteet tekevät ja miten.',
      lead: 'Teemme vaatteita ihmisille, jotka kuluttavat ne loppuun. Se on tarkoitettu kehuksi.',
      sections: [
        [
          'Yksistä housuista',
          'Yrke sai alkunsa vuonna 1986 purjeneulomosta Sundsvallissa. Siellä oli yksi ompelukone ja lattia-asentaja, joka halusi paremmat polvet. Nykyään myymme housuja, takkeja, kenkiä ja suojavaatteita 23 maassa.',
          'Yrke on ruotsia ja tarkoittaa ammattia. Olemme pitäneet nimen, koska se kertoo, ketä varten olemme.',
        ],
        [
          'Kokeiltu työssä',
          'Ennen kuin vaate tulee myyntiin, sitä käyttävät kauden ajan katontekijät, sähköasentajat, kokit ja putkiasentajat. Heille maksetaan siitä, että he sanovat suoraan.',
          'Muutamme saumoja, taskuja ja kokoja, kunnes valitukset loppuvat. Noin joka kolmas malli ei pääse koskaan niin pitkälle.',
        ],
        [
          'Yrityksille ja kaikille muille',
          'Yritykset tilaavat väelleen sopimushinnoilla, omilla logoilla ja omalla hyväksymismenettelyllä. Yksityisasiakkaat ostavat samat vaatteet samalta tiskiltä.',
        ],
      ],
    },
    sustainability: {
      title: 'Vastuullisuus',
      description: 'Miten saamme vaatteet kestämään ja mitä niille sen jälkeen tapahtuu.',
      lead: 'Vähiten haittaa on vaatteesta, jota ei tarvitse valmistaa. Siksi teemme vaatteet vuosiksi ja korjaamme niitä.',
      sections: [
        [
          'Tehty korjattavaksi',
          'Polvitaskut, vetoketjut ja heijastinnauhat kuluvat ensin. Ne on ommeltu niin, että ne voi vaihtaa, ja meillä on varaosia viisi vuotta sen jälkeen, kun vaate on poistunut valikoimasta.',
        ],
        [
          'Kangas, jonka alkuperän tiedämme',
          'Tiedämme, missä kutomossa kukin kangas on kudottu ja missä tehtaassa kukin vaate on ommeltu, ja käymme niissä. Puuvillalla, villalla ja polyesterilla on paperit, jotka asiakas saa pyydettäessä nähdä.',
        ],
        [
          'Kun vaate on lopussa',
          'Tuokaa loppuun kuluneet vaatteet johonkin myymälöistämme. Ehjät menevät eteenpäin, muista tulee täytettä tai puhdistusrättejä. Yritysten logot leikkaamme ensin pois.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Toimitus ja palautus',
      description: 'Milloin tilaus tulee, mitä toimitus maksaa ja miten tuotteen voi palauttaa.',
      lead: 'Näette toimituspäivän ja toimituskulut, ennen kuin maksatte. Jälkikäteen ei lisätä mitään.',
      sections: [
        [
          'Toimitus',
          'Varastotuotteet, jotka tilataan ennen kello kahtatoista, lähtevät meiltä samana päivänä. Kassalla näette, milloin ne ovat perillä, ja tuotesivulla, milloin loppunutta tuotetta tulee lisää.',
          'Vaatteet, joihin tulee logo tai nimi, tarvitsevat kolmesta viiteen työpäivää enemmän.',
        ],
        [
          'Palautus',
          'Käyttämättömät tuotteet voi palauttaa 30 päivän kuluessa. Pankaa lähete laatikkoon ja jättäkää se noutopisteeseen tai johonkin myymälöistämme.',
          'Vaatteet, joissa on logo, nimi tai lyhennetyt lahkeet, on tehty teille. Ne voi palauttaa vain, jos niissä on jotakin vikaa.',
        ],
        [
          'Jos jokin on vialla',
          'Lähettäkää kuva viasta ja tilausnumero. Vastaamme yhden työpäivän kuluessa: uusi vaate, korjaus tai rahat takaisin.',
        ],
      ],
    },
    terms: {
      title: 'Tilaus- ja toimitusehdot',
      description: 'Ehdot, joilla ostatte meiltä.',
      lead: 'Lyhyet, koska teillä on muutakin tekemistä. Jos laki suojaa teitä paremmin kuin nämä ehdot, noudatetaan lakia.',
      sections: [
        ['Tilaus', 'Tilauksenne on tarjous. Kauppa syntyy, kun vahvistamme sen sähköpostitse.'],
        [
          'Hinnat ja maksaminen',
          'Hinta on se, joka näkyy tilaushetkellä. Yksityisasiakkaat maksavat kortilla, yritykset, joilla on tili, laskulla 30 päivän maksuajalla.',
        ],
        [
          'Toimitus',
          'Vaaranvastuu on meillä, kunnes paketti on luovutettu teille. Jos toimitus viivästyy, voitte purkaa kaupan.',
        ],
        [
          'Peruuttamisoikeus',
          'Voitte peruuttaa kaupan ja palauttaa käyttämättömät tuotteet 30 päivän kuluessa syytä ilmoittamatta. Maksamme takaisin koko summan toimituskuluineen 14 päivän kuluessa.',
        ],
        [
          'Tavaran virhe',
          'Ilmoittakaa virheestä kohtuullisessa ajassa siitä, kun huomasitte sen. Korjaamme, vaihdamme tai palautamme rahat, tässä järjestyksessä.',
        ],
        [
          'Riidat',
          'Puhukaa ensin meidän kanssamme. Jos emme pääse sopuun, asian ratkaisee asuinmaanne kuluttajariitalautakunta tai tuomioistuin.',
        ],
      ],
    },
    privacy: {
      title: 'Tietosuoja',
      description: 'Mitä tietoja teistä säilytämme, miksi ja kuinka kauan.',
      lead: 'Säilytämme sen, mitä tilaus vaatii, ja muuta niin vähän kuin voimme.',
      sections: [
        [
          'Mitä säilytämme',
          'Nimen, osoitteen, sähköpostiosoitteen, puhelinnumeron ja tilaukset. Yrityksistä myös tiedon siitä, kuka saa tilata, ja koot, jos joku on ne ilmoittanut.',
        ],
        [
          'Miksi',
          'Jotta voimme toimittaa tilaukset, käsitellä reklamaatiot ja noudattaa kirjanpitolakia. Muista asioista kirjoitamme vain pyynnöstänne.',
        ],
        [
          'Kuinka kauan',
          'Tilauksia niin kauan kuin kirjanpito vaatii, tilejä siihen asti, kun suljette ne, ja kokoja siihen asti, kun poistatte ne.',
        ],
        [
          'Mitä laskemme',
          'Kuinka usein sivuja, hakuja, tuotteita ja ostoskoreja avataan tunneittain ja maittain. Laskemme ilman evästeitä, eikä mikään siitä kerro, kuka olette. Laskemme myös, mitä sanoja haetaan, avataanko tulos ja kuinka nopeasti sivut latautuvat. Osoitteelta tai henkilökohtaiselta numerolta näyttäviä sanoja ei tallenneta.',
        ],
        [
          'Oikeutenne',
          'Teillä on oikeus tarkastaa tietonne, saada ne oikaistuiksi ja poistetuiksi sekä siirtää ne muualle. Kirjoittakaa osoitteeseen privacy@yrke.example, niin vastaamme 30 päivän kuluessa.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Koko ja hoito',
      description: 'Miten mitat otetaan ja miten vaate pestään pilaamatta sitä, mitä varten se on tehty.',
      lead: 'Kymmenen minuuttia mittanauhan kanssa säästää paketilta edestakaisen matkan.',
      sections: [
        [
          'Ottakaa mitat',
          'Rinta leveimmästä kohdasta, vyötärö siitä, missä housut istuvat, lantio leveimmästä kohdasta, sisälahje haaroista lattiaan ilman kenkiä. Mitatkaa niiden vaatteiden päältä, joita pidätte alla.',
        ],
        [
          'Kahden koon välissä',
          'Ottakaa suurempi päällysvaatteissa ja kaikessa, missä olette polvillanne, pienempi joustavissa vaatteissa ja kerrastoissa.',
        ],
        [
          'Pesu',
          'Sulkekaa vetoketjut ja tarranauhat, kääntäkää vaate nurin ja jättäkää huuhteluaine pois: se tukkii kalvot ja heikentää palosuojaa.',
          'Pesulapussa lukee, montako pesua heijastinnauha kestää. Sen jälkeen vaate on lämmin, mutta ei enää huomiovaate.',
        ],
        [
          'Kuivaus ja säilytys',
          'Ripustakaa märät vaatteet, älkää jättäkö niitä autoon. Villa kaipaa ilmaa enemmän kuin vettä: yö ulkona auttaa enemmän kuin pesu.',
        ],
      ],
    },
    warranty: {
      title: 'Takuu',
      description: 'Mitä lupaamme saumoista, vetoketjuista ja kankaasta, ja miten takuuta käytetään.',
      lead: 'Kaikilla valmistamillamme tuotteilla on kahden vuoden takuu. Lain mukaiset oikeutesi ovat voimassa sen lisäksi.',
      sections: [
        [
          'Mitä takuu kattaa',
          'Saumat, jotka aukeavat, vetoketjut, jotka pettävät, napit, jotka irtoavat, ja kankaan, joka repeää tavallisessa työssä, kahden vuoden ajan toimituksesta.',
        ],
        [
          'Mitä se ei kata',
          'Kulumista, palojälkiä, viiltoja eikä vahinkoja pesusta, jota hoito-ohje ei salli. Korjaamme nekin työn hinnalla.',
        ],
        [
          'Näin toimit',
          'Lähetä kuva viasta ja tilausnumero. Vastaamme yhden arkipäivän kuluessa ja korjaamme vaatteen, vaihdamme sen tai palautamme rahat.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Evästeet',
    description: 'Mitä tallennamme selaimeenne ja miten päätätte siitä.',
    lead: 'Ilman suostumustanne tallennamme vain sen, mitä verkkokauppa tarvitsee toimiakseen.',
    groups: [
      [
        'Ehdottoman välttämättömät',
        'Pitävät kirjautumisen voimassa ja ostoskorin koossa. Niitä ei voi poistaa käytöstä.',
      ],
      ['Suorituskyky', 'Laskevat käynnit, jotta näemme, mitkä sivut ovat hitaita tai vaikeita ymmärtää.'],
      ['Toiminnalliset', 'Muistavat valintanne, kuten hinnat arvonlisäveron kanssa tai ilman.'],
      ['Markkinointi', 'Niiden avulla me ja kumppanimme näytämme mainoksia, jotka liittyvät käyntiinne.'],
    ],
    services: [
      'Muiden yritysten videot ja kartat',
      'YouTube-video ladataan vasta, kun sallitte markkinoinnin tai napsautatte sen näkyviin, ja katukartta vasta napsautuksen jälkeen. Toinen yritys näkee silloin verkko-osoitteenne ja voi tallentaa jotakin selaimeenne. Muistamme napsautuksen tässä selaimessa vuoden ajan tai kunnes vastaatte evästekysymykseen uudelleen.',
    ],
    change: [
      'Valinnan muuttaminen',
      'Voitte muuttaa valintaanne milloin tahansa jokaisen sivun alareunassa olevasta linkistä.',
    ],
  },
  contact: {
    title: 'Yhteystiedot',
    description: 'Puhukaa ihmisten kanssa, jotka tuntevat vaatteet.',
    lead: 'Kysykää koista, tilauksista, logoista tai vetoketjusta, joka on antanut periksi. Ihminen vastaa.',
    phone: 'Puhelin',
    email: 'Sähköposti',
    visit: 'Käyntiosoite',
    post: 'Postiosoite',
    hours: 'Aukioloajat',
    stores: 'Kaikki myymälät ja jälleenmyyjät',
    write: 'Kirjoita meille',
  },
  dealer: {
    'dealer-season': {
      title: 'Kausi jälleenmyyjille',
      description: 'Mitä tulee, mitä poistuu ja milloin.',
      lead: 'Talvivalikoima on varastossa viikosta 36 alkaen, kevätvalikoiman voi ennakkotilata viikosta 44 alkaen.',
      sections: [
        [
          'Uutta',
          'Hang Tight kolmessa housumallissa, huomioparka irrotettavalla vuorella, turvasaappaat lestileveyksissä 10–12.',
        ],
        [
          'Poistuu',
          'Valikoimasta poistuvat vaatteet on merkitty luetteloon, ja niitä toimitetaan niin kauan kuin varastoa riittää.',
        ],
      ],
    },
    'dealer-orders': {
      title: 'Tilaaminen jälleenmyyjänä',
      description: 'Ennakkotilaukset, täydennykset ja palautukset.',
      lead: 'Tilatkaa tästä verkkokaupasta jälleenmyyjähinnoillanne. Markkinahinta näkyy vieressä.',
      sections: [
        [
          'Ennakkotilaus ja täydennys',
          'Ennakkotilaukset toimitetaan sovitulla viikolla. Ennen kello kahtatoista tehdyt täydennystilaukset lähtevät samana päivänä.',
        ],
        ['Palautus', 'Avaamattomat pakkaukset voi kerran kaudessa vaihtaa muihin samanarvoisiin tuotteisiin.'],
      ],
    },
    'dealer-material': {
      title: 'Materiaalia myymälään',
      description: 'Kuvia, kylttejä ja tekstejä, joita saatte käyttää.',
      lead: 'Kaikkia tuote- ja miljöökuvia saa käyttää myymälässänne ja omassa mainonnassanne, kunhan Yrke mainitaan.',
      sections: [
        ['Kuvat', 'Kirjautuneille jokainen tuotesivu tarjoaa kuvansa painotarkkuudella.'],
        ['Myymälässä', 'Vaateripustimet, kokorenkaat ja hyllykyltit ovat maksuttomia. Tilatkaa ne tuotteiden mukana.'],
      ],
    },
  },
  general: {
    navs: { shop: 'Kauppa', help: 'Apua', about: 'Yrke' },
    sizeGuide: 'Kokotaulukko',
    shoeSize: 'Mitatkaa molemmat jalat illalla, kun ne ovat suurimmillaan, ja valitkaa koko pidemmän jalan mukaan.',
    favourites: 'Suosikit',
    declarations: 'EU-vaatimustenmukaisuusvakuutukset',
    customerService: 'Asiakaspalvelu',
    companies: 'Yritysmyynti',
    weekdays: 'Maanantaista perjantaihin',
    weekend: 'Lauantai ja sunnuntai',
    closed: 'suljettu',
    box: 'PL',
    messages: {
      everybody: ['Tilattu ennen kello kahtatoista, lähetetty samana päivänä.', 'Toimitus'],
      anonymous: ['Onko yrityksellänne tili? Kirjautukaa sisään, niin näette omat hintanne.', 'Kirjaudu sisään'],
      signedIn: ['Talvivalikoima on varastossa sopimushinnoillanne.', 'Katso valikoima'],
    },
  },
};
