import react from '@astrojs/react'
import { defineConfig, memoryCache, passthroughImageService } from 'astro/config'
import { contentSecurityPolicy } from './adapter/content-security-policy.ts'
import { fetchHandler } from './adapter/index.ts'

const isBuild = process.argv.includes('build')
const api = process.env.API_URL ?? 'http://127.0.0.1:3001'

// Forty chunks of one kilobyte each compress worse than one of thirty: the islands of a restaurant's page, which everybody
// opens, travel together with what they share.
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  {
    name: 'delivery',
    test: /features\/menu\/MenuCalls|features\/restaurants\/(DeliveryBanner|RestaurantLife|MyMarks|ShareButton)|features\/baskets\/Cart|modals\/Overlays\.tsx/,
    priority: 1,
  },
]

export default defineConfig({
  output: 'server',
  adapter: fetchHandler(),
  integrations: [react()],
  trailingSlash: 'ignore',
  compressHTML: true,
  build: { inlineStylesheets: 'auto', assets: 'assets' },
  // The parameters that public pages read: any other makes no other page, so nobody fills the memory by making some up.
  cache: { provider: memoryCache({ max: 1000, query: { include: ['query', 'page', 'tab'] } }) },
  security: { csp: contentSecurityPolicy(process.env) },
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
  vite: {
    plugins: [islandsWithoutStyle()],
    server: { proxy: { '/api': api } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
      // Packed in, React is the production build wherever the built site runs; beside it, NODE_ENV would choose at start.
      ssr: isBuild
        ? {
            resolve: { noExternal: ['react', 'react-dom', '@nanostores/react', 'lucide-react'] },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : {},
    },
  },
})

// Astro writes a `<style>` before the first island, in the body, where HTML allows none: site.css says it instead.
function islandsWithoutStyle() {
  const written = /<style>\$\{ISLAND_STYLES\}<\/style>/
  return {
    name: 'ostrov-islands-without-style',
    transform(code, id) {
      if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return
      if (!written.test(code)) throw new Error('Astro writes the style of its islands in another way now.')
      return code.replace(written, '')
    },
  }
}
