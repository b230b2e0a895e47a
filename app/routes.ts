import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { builtLanguage, routerPath } from './addresses/page-addresses.ts';
import { cartAnswerPaths } from './components/buying/cart-answers.ts';
import { cartChangePath } from './components/cart/cart-intents.ts';
import { compareAnswerPath } from './components/compare/compare-answer-path.ts';
import { insightPath } from './components/insights/report-insight.ts';
import { checkPath, templatePath } from './components/instant-order/answer-view.ts';
import { adAnswerPath } from './components/newsletter/ad-answer.ts';
import { matrixAnswerPath } from './components/quick-add/matrix-answer.ts';
import { endActingPath } from './components/shell/end-acting-path.ts';
import { isWorkPage, type Page, pages } from './pages.ts';
import { checkoutAnswers } from './routes/checkout/checkout-answers.ts';
import { favouriteAnswers } from './routes/favourites/favourite-answers.ts';
import { paymentAnswers } from './routes/payment/payment-answers.ts';
import { restockAnswers } from './routes/restock/restock-answers.ts';
import { sizingAnswers } from './routes/sizing/sizing-answers.ts';
import { vasAnswers } from './routes/vas/vas-answers.ts';
import { viewsAnswerPath } from './work/list/views-answer.ts';

/** One route for each page, `product.en`: the server derives those of the other languages. */
const routesOf = (shown: readonly Page[]): RouteConfigEntry[] =>
  shown.map((page) => route(routerPath(page, builtLanguage), page.file, { id: `${page.name}.${builtLanguage}` }));

const pageRoutes: RouteConfigEntry[] = [
  ...routesOf(pages.filter((page) => !isWorkPage(page))),
  route(`${builtLanguage}/*`, 'routes/content/content-page.tsx', { id: `contentPage.${builtLanguage}` }),
];

/** Data that pages request separately, during typing or scrolling: responses without a page. */
const answers = [
  { id: 'suggestions', path: 'search/suggestions', file: 'routes/catalogue/suggestions.tsx' },
  { id: 'stock', path: 'search/stock', file: 'routes/catalogue/stock.tsx' },
  { id: 'productStock', path: 'product-answers/stock/:basePartNo', file: 'routes/product/stock.tsx' },
  { id: 'cartChange', path: cartChangePath, file: 'routes/cart/change.tsx' },
  { id: 'cartSummary', path: cartAnswerPaths.summary, file: 'routes/cart-answers/summary.tsx' },
  { id: 'cartAdd', path: cartAnswerPaths.add, file: 'routes/cart-answers/add.tsx' },
  { id: 'cartRows', path: cartAnswerPaths.rows, file: 'routes/cart-answers/rows.tsx' },
  { id: 'cartMerge', path: cartAnswerPaths.merge, file: 'routes/cart-answers/merge.tsx' },
  { id: 'productReviewAnswer', path: 'product-answers/reviews/:basePartNo', file: 'routes/reviews/answer.tsx' },
  { id: 'productCards', path: 'product-answers/cards', file: 'routes/product/cards.tsx' },
  { id: 'instantOrderCheck', path: checkPath, file: 'routes/instant-order/check.tsx' },
  { id: 'instantOrderTemplate', path: templatePath, file: 'routes/instant-order/template.tsx' },
  { id: 'productMatrix', path: `${matrixAnswerPath}/:basePartNo`, file: 'routes/product/matrix.tsx' },
  { id: 'compareProducts', path: compareAnswerPath, file: 'routes/compare/products.tsx' },
  { id: 'savedViews', path: viewsAnswerPath, file: 'routes/work/views.tsx' },
  ...checkoutAnswers,
  ...paymentAnswers,
  ...sizingAnswers,
  ...favouriteAnswers,
  ...restockAnswers,
  ...vasAnswers,
  { id: 'insightReport', path: insightPath, file: 'routes/insights/report.tsx' },
  { id: 'newsletterAd', path: adAnswerPath, file: 'routes/newsletter/ad.tsx' },
];

const answerRoutes: RouteConfigEntry[] = answers.map(({ id, path, file }) =>
  route(`${builtLanguage}/${path}`, file, { id: `${id}.${builtLanguage}` }),
);

export default [
  index('routes/system/front-door.tsx'),
  route('404', 'routes/system/missing.tsx'),
  route('error', 'routes/system/failure.tsx'),
  route('logout', 'routes/system/logout.tsx'),
  route(endActingPath.slice(1), 'routes/system/end-acting.tsx'),
  layout('routes/login/portal.tsx', { id: 'portal' }, [
    route('login', 'routes/login/sign-in.tsx'),
    route('login/forgotten', 'routes/login/forgotten.tsx'),
    route('login/new-password', 'routes/login/new-password.tsx'),
    route('register', 'routes/login/register.tsx'),
    route('register/confirm', 'routes/login/confirm.tsx'),
    route('register/company', 'routes/login/apply.tsx'),
    route('auth/company', 'routes/system/switch-company.tsx'),
    route('auth/portal-redirect', 'routes/system/portal-redirect.tsx'),
  ]),
  layout('routes/dev/dev-frame.tsx', [
    route('dev/mail', 'routes/dev/mail-list.tsx'),
    route('dev/mail/:id', 'routes/dev/mail.tsx'),
  ]),
  ...answerRoutes,
  layout('routes/shell/shell.tsx', { id: 'shell' }, [
    layout('routes/shell/address.tsx', { id: 'address' }, pageRoutes),
  ]),
  layout('routes/work/texts.tsx', { id: 'workTexts' }, [
    layout('routes/work/work.tsx', { id: 'work' }, routesOf(pages.filter(isWorkPage))),
  ]),
  route('*', 'routes/system/not-found.tsx'),
] satisfies RouteConfig;
