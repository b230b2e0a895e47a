/** The password of everybody in the demo world (docs/demo.md). */
export const demoPassword = 'yrke-demo-2026';
