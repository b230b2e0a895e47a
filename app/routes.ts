import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/system/front-door.tsx'),
  route('dev/mail', 'routes/dev/mail-list.tsx'),
  route('dev/mail/:id', 'routes/dev/mail.tsx'),
  route(':lang', 'routes/home/home.tsx'),
  route('*', 'routes/system/not-found.tsx'),
] satisfies RouteConfig;
