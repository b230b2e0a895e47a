/** The password of every demo sign-in. The demo world is never written in production. */
export const demoPassword = 'yrke-demo-2026';
