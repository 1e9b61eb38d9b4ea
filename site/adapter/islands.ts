import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** React as the framework brings it, but for how islands are drawn on the server and woken in the browser; `client:painted` and `client:touched`. */
export function islands(): AstroIntegration {
  const { hooks, ...rest } = react()
  return {
    ...rest,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) => {
        setup.addClientDirective({
          name: 'painted',
          entrypoint: fileURLToPath(new URL('./painted-directive.ts', import.meta.url)),
        })
        setup.addClientDirective({
          name: 'touched',
          entrypoint: fileURLToPath(new URL('./touched-directive.ts', import.meta.url)),
        })
        return hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) =>
            setup.addRenderer({
              ...renderer,
              clientEntrypoint: fileURLToPath(new URL('./island-waker.ts', import.meta.url)),
              serverEntrypoint: new URL('./island-renderer.ts', import.meta.url),
            }),
        })
      },
    },
  }
}
