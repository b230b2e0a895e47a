import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// The server's input is our own app, which imports React Router's build, so that both live in one bundle.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: './server/app.ts' } } } },
});
