import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Built files carry no inline script and no data: URL, so that the page's policy can stay `default-src 'self'`. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2023' },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3001' } },
})
