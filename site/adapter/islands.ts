import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** React as the framework brings it, but for how islands are drawn on the server. */
export function islands(): AstroIntegration {
  const { hooks, ...rest } = react()
  return {
    ...rest,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) =>
            setup.addRenderer({ ...renderer, serverEntrypoint: new URL('./island-renderer.ts', import.meta.url) }),
        }),
    },
  }
}
