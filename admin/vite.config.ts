import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fillPage } from '../shared/src/formats/html.ts'
import type { Installation } from '../shared/src/formats/installation.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3001'

/** Built files carry no inline script and no data: URL, so that the page's policy can stay `default-src 'self'`. */
export default defineConfig({
  base: '/admin/',
  plugins: [react(), namedPage()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2023' },
  server: { proxy: { '/api': api } },
})

/** The built page is filled in by the server; under development there is none. */
function namedPage(): Plugin {
  return {
    name: 'ostrov-named-page',
    apply: 'serve',
    async transformIndexHtml(html) {
      const settings: Installation = await fetch(`${api}/api/settings`).then((answer) => answer.json())
      return fillPage(html, settings)
    },
  }
}
