import type { AstroIntegration } from 'astro'
import { compressAssets } from './compress-assets.ts'
import { dropLostStyles } from './lost-styles.ts'

/** Builds the site into one plain function, `handle(request, locals)`, which the API's server mounts: one process, one origin. */
export function fetchHandler(): AstroIntegration {
  let client: URL | undefined
  return {
    name: 'ostrov-fetch-handler',
    hooks: {
      'astro:config:done': ({ config, setAdapter }) => {
        client = config.build.client
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
      'astro:build:done': async () => {
        if (!client) return
        await dropLostStyles(client)
        await compressAssets(client)
      },
    },
  }
}
