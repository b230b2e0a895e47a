import type { SiteTexts } from '../site-texts.ts';

export const es: SiteTexts = {
  scenes: {
    'building-site': 'Una obra al amanecer: grúas, andamios y dos personas con ropa de alta visibilidad',
    'winter-road':
      'Una carretera forestal nevada antes de salir el sol, una persona con ropa de alta visibilidad y un vehículo con las luces encendidas',
    harbour: 'Un puerto de contenedores entre la niebla de la mañana y dos personas en el muelle',
    workshop: 'Un banco de trabajo con herramientas de mano en la pared y una chaqueta de trabajo en el gancho',
    kitchen: 'Un cocinero ante los fogones de un restaurante, visto de espaldas',
    'store-front': 'El escaparate iluminado de una tienda Yrke por la noche',
    'wind-farm': 'Aerogeneradores y líneas eléctricas al anochecer; debajo, una furgoneta y dos montadores',
  },
  front: {
    title: 'Ropa de trabajo para gente de oficio',
    description: 'Pantalones, chaquetas, calzado y ropa de protección para quien trabaja con las manos.',
    headline: 'En ropa de faena antes de que empiece el día',
    intro:
      'Prendas que aguantan el trabajo de rodillas, las cargas y el mal tiempo, en tallas hechas para la persona y no para la media.',
    shop: 'Ver toda la ropa de trabajo',
    promises: [
      ['Sale el mismo día', 'Lo que está en almacén y se pide antes de las 12 sale esa misma tarde.'],
      [
        'Con su logotipo',
        'Bordados, estampados y nombres se ponen antes de embalar, en una sola prenda o para toda la cuadrilla.',
      ],
      [
        'Se arregla, no se tira',
        'Cremalleras, rodillas y bajos: mándenos la prenda y se la arreglamos mientras la tela aguante.',
      ],
    ],
    categories: '¿Qué necesita?',
    allProducts: 'Todos los productos',
    bestSellers: ['Lo que compran los demás', 'Las prendas más pedidas del último mes.'],
    story: {
      heading: 'Todo empezó por las rodillas',
      paragraphs: [
        'En 1986, un instalador de suelos de Sundsvall estaba harto de pantalones que cedían por la rodilla. Se cortó unos él mismo, con los bolsillos para las rodilleras por fuera. Desde entonces no hemos dejado de mejorarlos.',
        'Antes de venderla, cada prenda nueva pasa una temporada con gente que trabaja con ella puesta. La que no aguanta vuelve a la mesa de corte.',
      ],
      action: 'Más sobre nosotros',
    },
    facts: ['primer pantalón cosido', 'países a los que enviamos', 'años de recambios'],
    dealers: {
      heading: 'Probar antes de comprar',
      text: 'En nuestras tiendas y en las de nuestros distribuidores encuentra su talla, le ponen el logotipo y recoge lo que haya pedido.',
      action: 'Buscar una tienda',
    },
  },
  hangtight: {
    description:
      'Bolsillos flotantes, chalecos portaherramientas y cinturones que dejan la herramienta donde la mano la espera.',
    headline: 'La herramienta, en su sitio',
    text: 'Bolsillos flotantes, chalecos y cinturones que cargan el peso en las caderas y dejan el martillo donde la mano lo busca.',
    open: 'Ver Hang Tight',
    see: 'Ir a las prendas',
    why: {
      heading: 'Cuatro kilos, todo el día',
      paragraphs: [
        'Es lo que lleva encima un carpintero normal entre clavos, herramientas y teléfono. Mal colgado, ese peso tira de la espalda y de la cinturilla.',
        'Por eso los bolsillos Hang Tight van sobre un canesú propio, con triple costura y remaches en las esquinas. La carga va a las caderas y el pantalón no se cae.',
      ],
    },
    cards: [
      [
        'Bolsillos que se recogen',
        'Métalos en el bolsillo delantero cuando trabaje en interiores y no quiera rayar nada.',
      ],
      [
        'Una presilla para cada martillo',
        'Lo bastante ancha para un martillo de encofrador, lo bastante rígida para encontrarla sin mirar.',
      ],
      ['Chalecos para la escalera', 'Todo por encima del cinturón, para que nada se enganche al subir.'],
    ],
  },
  pages: {
    about: {
      title: 'Sobre Yrke',
      description: 'Quién hace la ropa y cómo.',
      lead: 'Hacemos ropa para gente que la desgasta. Lo decimos como un elogio.',
      sections: [
        [
          'A partir de un pantalón',
          'Yrke empezó en 1986 en un taller de velas de barco de Sundsvall, con una máquina de coser y un instalador de suelos que quería mejores rodillas. Hoy vendemos pantalones, chaquetas, calzado y ropa de protección en 23 países.',
          'Yrke significa «oficio» en sueco. Hemos conservado el nombre porque dice para qué estamos.',
        ],
        [
          'Probada en el tajo',
          'Antes de ponerse a la venta, cada prenda la llevan durante una temporada montadores de cubiertas, electricistas, cocineros e instaladores. Les pagamos por decir las cosas claras.',
          'Cambiamos costuras, bolsillos y tallas hasta que se acaban las quejas. Más o menos uno de cada tres modelos no llega nunca tan lejos.',
        ],
        [
          'Para empresas y para todos los demás',
          'Las empresas piden para su gente con precios acordados, logotipo y aprobación de pedidos. Los particulares compran las mismas prendas, en el mismo mostrador.',
        ],
      ],
    },
    sustainability: {
      title: 'Sostenibilidad',
      description: 'Cómo hacemos que la ropa dure y qué pasa con ella después.',
      lead: 'La prenda que menos daño hace es la que no hay que fabricar. Por eso hacemos ropa para años, y la arreglamos.',
      sections: [
        [
          'Hecha para poder arreglarla',
          'Lo primero que se gasta son los bolsillos de las rodillas, las cremalleras y las bandas reflectantes. Van cosidos de forma que se puedan cambiar, y guardamos recambios durante cinco años desde que una prenda sale del catálogo.',
        ],
        [
          'Telas con papeles',
          'De cada tela sabemos en qué tejeduría se tejió y de cada prenda en qué fábrica se cosió, y las visitamos. El algodón, la lana y el poliéster llevan documentación que nuestros clientes pueden pedir.',
        ],
        [
          'Cuando ya no da más de sí',
          'Traiga la ropa gastada a una de nuestras tiendas. Lo que está entero pasa a otras manos; lo demás se convierte en relleno o en trapos. Los logotipos de empresa los recortamos antes.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Entrega y devoluciones',
      description: 'Cuándo llega su pedido, cuánto cuesta el envío y cómo devolver algo.',
      lead: 'El día de entrega y los gastos de envío se ven antes de pagar. Después no se añade nada.',
      sections: [
        [
          'Entrega',
          'Los artículos en almacén que se piden antes de las 12 salen el mismo día. Al tramitar el pedido ve cuándo le llegan y, en la página de cada producto, cuándo vuelve lo que está agotado.',
          'Las prendas con logotipo o nombre tardan de tres a cinco días laborables más.',
        ],
        [
          'Devoluciones',
          'Los artículos sin usar se pueden devolver en un plazo de 30 días. Meta el albarán en la caja y entréguela en un punto de recogida o en una de nuestras tiendas.',
          'Las prendas con logotipo, nombre o perneras acortadas se han hecho para usted y quedan excluidas del derecho de desistimiento. Si tienen algún defecto, las aceptamos igualmente.',
        ],
        [
          'Si algo está mal',
          'Envíenos una foto del defecto y el número de pedido. Respondemos en un día laborable: con una prenda nueva, un arreglo o la devolución del dinero.',
        ],
      ],
    },
    terms: {
      title: 'Condiciones de compra',
      description: 'Qué se aplica cuando nos compra.',
      lead: 'Breves, porque usted tiene otras cosas que hacer. Si la ley le protege mejor que estas condiciones, se aplica la ley.',
      sections: [
        [
          'Pedido',
          'Su pedido es una oferta de compra. El contrato queda celebrado cuando lo confirmamos por correo electrónico.',
        ],
        [
          'Precios y pago',
          'El precio es el que se muestra al hacer el pedido. Los particulares pagan con tarjeta; las empresas con cuenta, contra factura a 30 días.',
        ],
        [
          'Entrega',
          'Asumimos el riesgo hasta que se le haya entregado el paquete. Si nos retrasamos, puede resolver el contrato.',
        ],
        [
          'Derecho de desistimiento',
          'Puede desistir de la compra en un plazo de 30 días sin dar motivos y devolver los artículos sin usar. Le reembolsamos todo, gastos de envío incluidos, en un plazo de 14 días.',
        ],
        [
          'Falta de conformidad y garantía legal',
          'Comunique el defecto en un plazo razonable desde que lo advierta. Reparamos, sustituimos o reembolsamos, por ese orden.',
        ],
        [
          'Litigios',
          'Hable primero con nosotros. Si no llegamos a un acuerdo, decide la junta arbitral de consumo o el tribunal del país en el que reside.',
        ],
      ],
    },
    privacy: {
      title: 'Política de privacidad',
      description: 'Qué datos personales conservamos, por qué y durante cuánto tiempo.',
      lead: 'Conservamos lo que exige un pedido y, aparte de eso, lo menos posible.',
      sections: [
        [
          'Qué conservamos',
          'Nombre, dirección, correo electrónico, teléfono y lo que ha pedido. En el caso de las empresas, también quién puede hacer pedidos, y las tallas si alguien las ha introducido.',
        ],
        [
          'Por qué',
          'Para entregar, atender reclamaciones y cumplir la normativa contable. Sobre otros asuntos solo le escribimos si nos lo ha pedido.',
        ],
        [
          'Durante cuánto tiempo',
          'Los pedidos, mientras lo exija la contabilidad; las cuentas, hasta que las cierre; las tallas, hasta que las borre.',
        ],
        [
          'Qué contamos',
          'Cuántas veces se abren páginas, búsquedas, productos y carritos, por hora y país. Contamos sin cookies, y nada de ello dice quién es usted. También contamos qué palabras se buscan, si se abre un resultado y la velocidad de las páginas. No se guardan las palabras que parecen una dirección o un número personal.',
        ],
        [
          'Sus derechos',
          'Puede ejercer los derechos de acceso, rectificación, portabilidad y supresión de sus datos. Escriba a privacy@yrke.example; respondemos en un plazo de 30 días.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Tallas y cuidados',
      description: 'Cómo tomarse las medidas y cómo lavar sin estropear aquello para lo que sirve la prenda.',
      lead: 'Diez minutos con la cinta métrica ahorran un paquete de ida y vuelta.',
      sections: [
        [
          'Tómese las medidas',
          'Pecho en la parte más ancha, cintura donde se asienta el pantalón, cadera en la parte más ancha, pierna por dentro desde la entrepierna hasta el suelo, sin zapatos. Mida por encima de lo que lleve debajo.',
        ],
        [
          'Entre dos tallas',
          'Elija la mayor para las capas exteriores y para todo lo que use de rodillas; la menor, para el tejido elástico y la ropa interior técnica.',
        ],
        [
          'Lavado',
          'Cierre cremalleras y velcros, vuelva la prenda del revés y prescinda del suavizante: obstruye las membranas y debilita la protección contra la llama.',
          'La etiqueta dice cuántos lavados aguantan las bandas reflectantes. Después, la prenda sigue abrigando, pero ya no es de alta visibilidad.',
        ],
        [
          'Secar y guardar',
          'Cuelgue la ropa mojada, no la deje en la furgoneta. La lana prefiere el aire al agua; una noche al raso hace más que un lavado.',
        ],
      ],
    },
    warranty: {
      title: 'Garantía',
      description: 'Qué prometemos sobre costuras, cremalleras y tejido, y cómo hacer uso de ello.',
      lead: 'Todo lo que fabricamos tiene dos años de garantía. Sus derechos legales se suman a ella.',
      sections: [
        [
          'Qué cubre',
          'Costuras que se abren, cremalleras que fallan, botones que se desprenden y tejido que se rasga en el trabajo normal, en los dos años siguientes a la entrega.',
        ],
        [
          'Qué no cubre',
          'El desgaste, las quemaduras, los cortes y los daños por lavados que la etiqueta no permite. También los arreglamos, al precio del trabajo.',
        ],
        [
          'Cómo reclamar',
          'Envíenos una foto del defecto y el número de pedido. Respondemos en un día laborable y reparamos la prenda, la cambiamos o devolvemos el dinero.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Qué guardamos en su navegador y cómo lo decide usted.',
    lead: 'Sin su consentimiento guardamos solo lo que la tienda necesita para funcionar.',
    groups: [
      ['Estrictamente necesarias', 'Mantienen abierta su sesión y conservan el carrito. No se pueden desactivar.'],
      ['Rendimiento', 'Cuentan las visitas para que veamos qué páginas son lentas o difíciles de entender.'],
      ['Funcionalidad', 'Recuerdan lo que ha elegido, como los precios con o sin IVA.'],
      [
        'Publicidad personalizada',
        'Nos permiten, a nosotros y a nuestros socios, mostrarle anuncios relacionados con su visita.',
      ],
    ],
    services: [
      'Vídeos y mapas de otras empresas',
      'Un vídeo de YouTube se carga solo cuando usted permite la publicidad personalizada o hace clic para verlo, y un mapa de calles solo cuando hace clic. La otra empresa ve entonces su dirección de red y puede guardar algo en su navegador. Recordamos el clic en este navegador durante un año o hasta que vuelva a responder a la pregunta sobre cookies.',
    ],
    change: [
      'Cambiar o retirar el consentimiento',
      'Puede cambiar su elección en cualquier momento con el enlace que está al pie de cada página.',
    ],
  },
  contact: {
    title: 'Contacto',
    description: 'Hable con gente que conoce la ropa.',
    lead: 'Pregunte por tallas, pedidos, logotipos o una cremallera que ha dicho basta. Le responde una persona.',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    visit: 'Visítenos',
    post: 'Dirección postal',
    hours: 'Horario',
    stores: 'Todas las tiendas y distribuidores',
    write: 'Escríbanos',
  },
  dealer: {
    'dealer-season': {
      title: 'La temporada para distribuidores',
      description: 'Qué llega, qué se va y cuándo.',
      lead: 'La gama de invierno está en almacén desde la semana 36; la de primavera se puede pedir por anticipado desde la semana 44.',
      sections: [
        [
          'Novedades',
          'Hang Tight en tres modelos de pantalón, una parka de alta visibilidad con forro desmontable, botas de seguridad en anchos del 10 al 12.',
        ],
        [
          'Se van',
          'Las prendas que salen del catálogo están señaladas en la lista y se sirven hasta agotar existencias.',
        ],
      ],
    },
    'dealer-orders': {
      title: 'Pedidos para distribuidores',
      description: 'Pedidos anticipados, reposición y devoluciones.',
      lead: 'Haga sus pedidos en esta tienda con sus precios de distribuidor; al lado figura el precio general de su mercado.',
      sections: [
        [
          'Pedidos anticipados y reposición',
          'Los pedidos anticipados se entregan en la semana acordada. Las reposiciones que se piden antes de las 12 salen el mismo día.',
        ],
        [
          'Devoluciones',
          'Los paquetes sin abrir se pueden cambiar una vez por temporada por otros artículos del mismo valor.',
        ],
      ],
    },
    'dealer-material': {
      title: 'Material para su tienda',
      description: 'Imágenes, carteles y textos que puede usar.',
      lead: 'Todas las imágenes de productos y de ambiente se pueden usar en su tienda y en su propia publicidad, siempre que se mencione a Yrke.',
      sections: [
        ['Imágenes', 'Con la sesión iniciada, cada página de producto ofrece sus imágenes en resolución de imprenta.'],
        [
          'En la tienda',
          'Las perchas, los aros de talla y los rótulos de estante son gratuitos. Pídalos junto con la mercancía.',
        ],
      ],
    },
  },
  general: {
    navs: { shop: 'Comprar', help: 'Ayuda', about: 'Yrke' },
    sizeGuide: 'Guía de tallas',
    shoeSize: 'Mida los dos pies por la tarde, cuando son más grandes, y elija la talla del más largo.',
    favourites: 'Favoritos',
    declarations: 'Declaraciones UE de conformidad',
    customerService: 'Atención al cliente',
    companies: 'Venta a empresas',
    weekdays: 'De lunes a viernes',
    weekend: 'Sábado y domingo',
    closed: 'cerrado',
    box: 'Apartado de correos',
    messages: {
      everybody: ['Pedido antes de las 12, enviado el mismo día.', 'Entrega'],
      anonymous: ['¿Su empresa tiene cuenta? Inicie sesión para ver sus precios.', 'Iniciar sesión'],
      signedIn: ['La gama de invierno está en almacén, a sus precios acordados.', 'Ver la gama'],
    },
  },
};
