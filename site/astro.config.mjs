import react from '@astrojs/react'
import { defineConfig, memoryCache, passthroughImageService } from 'astro/config'
import { contentSecurityPolicy } from './adapter/content-security-policy.ts'
import { fetchHandler } from './adapter/index.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3001'

export default defineConfig({
  output: 'server',
  adapter: fetchHandler(),
  integrations: [react()],
  site: process.env.SITE_URL,
  trailingSlash: 'ignore',
  compressHTML: true,
  prefetch: { prefetchAll: false, defaultStrategy: 'hover' },
  build: { inlineStylesheets: 'auto', assets: 'assets' },
  cache: { provider: memoryCache({ max: 2000 }) },
  security: { csp: contentSecurityPolicy(process.env) },
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
  vite: { server: { proxy: { '/api': api } } },
})
