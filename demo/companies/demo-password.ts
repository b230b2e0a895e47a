/** Every demo sign-in has this password. It stands here alone, and the demo world is never written in production. */
export const demoPassword = 'yrke-demo-2026';
