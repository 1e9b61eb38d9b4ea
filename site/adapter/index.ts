import type { AstroIntegration } from 'astro'
import { buildWorker, developmentWorker } from './build-worker.ts'
import { compressAssets } from './compress-assets.ts'
import { passFacades } from './facades.ts'
import { dropLostStyles } from './lost-styles.ts'

/** Builds the site into one plain function, `handle(request, locals)`, which the API's server mounts: one process, one origin. */
export function fetchHandler(): AstroIntegration {
  let build: { client: URL; server: URL } | undefined
  return {
    name: 'ostrov-fetch-handler',
    hooks: {
      'astro:config:done': ({ config, setAdapter }) => {
        build = config.build
        setAdapter({
          name: 'ostrov-fetch-handler',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'stable',
            hybridOutput: 'stable',
            sharpImageService: 'stable',
          },
        })
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/sw.js', (_request, answer, next) => {
          const send = (script: string) => {
            answer.setHeader('content-type', 'text/javascript')
            answer.setHeader('cache-control', 'no-store')
            answer.end(script)
          }
          developmentWorker().then(send, next)
        })
      },
      'astro:build:done': async () => {
        if (!build) return
        await dropLostStyles(build.client)
        await passFacades(build)
        await buildWorker(build)
        await compressAssets(build.client)
      },
    },
  }
}
