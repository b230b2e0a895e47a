const sheet = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;

const wall =
  '<radialGradient id="wall" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="#f8f7f4"/><stop offset=".62" stop-color="#f1eee9"/><stop offset="1" stop-color="#e3dfd8"/></radialGradient>';

/** The light comes from the upper left, as in all drawings. */
const cloth = (id: string, light: string, mid: string, dark: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

/** Head and shoulders of a person in a work jacket. */
export const personPlaceholder = () =>
  sheet(
    480,
    480,
    wall +
      cloth('skin', '#e6dfd4', '#cfc6b8', '#a59b8c') +
      cloth('coat', '#5b6166', '#3d4246', '#25292c') +
      '<rect width="480" height="480" fill="url(#wall)"/>' +
      // Inside of the collar, neck with the chin's shadow, face, ears.
      '<path d="M186 330q54-40 108 0l-54 66Z" fill="#1b1e20"/>' +
      '<path d="M210 236h62v76q-4 34-32 40-28-6-32-40Z" fill="url(#skin)"/><path d="M210 250h62v50c-20 30-46 24-62-2Z" fill="#5f564b" opacity=".42"/>' +
      '<g transform="translate(0 26)"><path d="M182 180q-12-4-11 14 2 24 15 26ZM298 180q12-4 11 14-2 24-15 26Z" fill="#b3a898"/>' +
      '<path d="M240 96c40 0 60 26 60 74 0 34-6 58-22 80-12 16-24 24-38 24s-26-8-38-24c-16-22-22-46-22-80 0-48 20-74 60-74Z" fill="url(#skin)"/>' +
      '<path d="M176 160c-2-56 22-88 64-88s66 32 64 88q-64-18-128 0Z" fill="url(#coat)"/><path d="M173 166q0-16 6-26 61-20 122 0 6 10 6 26-67-20-134 0Z" fill="#3f4549"/>' +
      '<path d="M190 138v22M204 134v22M218 131v22M232 130v21M248 130v21M262 131v22M276 134v22M290 138v22" stroke="#23272a" stroke-width="2" opacity=".6"/>' +
      '<path d="M176 152q2-56 34-72-20 24-20 60Z" fill="#fff" opacity=".14"/></g>' +
      // Jacket with a standing collar.
      '<path d="M60 480c2-78 26-116 80-132l52-26q8 58 48 70 40-12 48-70l52 26c54 16 78 54 80 132Z" fill="url(#coat)"/>' +
      '<path d="M196 308q-14 8-18 28 18 52 60 66l2-22q-36-16-44-72ZM284 308q14 8 18 28-18 52-60 66l-2-22q36-16 44-72Z" fill="#30353a"/>' +
      '<path d="M240 396v84" stroke="#15181a" stroke-width="5"/><path d="M232 400v80M248 400v80M116 480q-4-50 10-84M364 480q4-50-10-84" fill="none" stroke="#8b9195" stroke-width="1.5" stroke-dasharray="5 3"/>',
  );

/** For a store without a photograph. */
export const storePlaceholder = () =>
  sheet(
    960,
    720,
    wall +
      cloth('front', '#3b4145', '#2a2f32', '#1b1f21') +
      cloth('glass', '#f7ecd6', '#ecd9b6', '#cdb58c') +
      '<rect width="960" height="720" fill="url(#wall)"/><ellipse cx="490" cy="602" rx="400" ry="18" fill="#3a3026" opacity=".16"/>' +
      '<path d="M130 160H830V600H130Z" fill="url(#front)"/><path d="M110 148h740v18H110Z" fill="#16181a"/><path d="M110 148h740v3H110Z" fill="#8f9598"/>' +
      '<path d="M170 290H560V540H170Z" fill="url(#glass)"/><path d="M620 290H770V600H620Z" fill="url(#glass)"/>' +
      '<path d="M170 290h150L220 540H170ZM620 290h60l-40 310h-20Z" fill="#fff" opacity=".3"/>' +
      '<path d="M170 290H560V540H170ZM365 290V540M620 600V290H770V600M620 570H770" fill="none" stroke="#16181a" stroke-width="9"/><path d="M748 420v70" stroke="#16181a" stroke-width="6"/>' +
      '<path d="M130 590H830V600H130Z" fill="#0f1112"/>' +
      // A sign without a name.
      '<path d="M170 200H770V250H170Z" fill="#454c51"/><path d="M170 200H770V203H170Z" fill="#8f9598"/>',
  );
