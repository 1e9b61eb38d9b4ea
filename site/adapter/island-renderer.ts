import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { keptBy } from '../src/components/memo'

type Ctx = { result: object }
type Place = { hydrate?: unknown }
type Drawn = { html: string; attrs: { prefix: string } }

/** Of each island. */
const MAX_KEPT = 100

const islandsOf = new WeakMap<object, number>()
const kept = new WeakMap<ComponentType, ReturnType<typeof keptBy<string>>>()

/**
 * Draws the islands of a page, as the framework's own renderer does, but at once and not twice: every component here is
 * React's, and no island is given another's markup. What an island draws before it knows of its person is a matter of its
 * props alone, so one that stands on many pages with the same props is drawn once; one that is given a moment never is.
 */
export default {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  check: (component: unknown) => typeof component === 'function' || typeof component === 'object',
  renderToStaticMarkup(this: Ctx, component: ComponentType, props: object, slots: object, { hydrate }: Place): Drawn {
    if (Object.keys(slots).length > 0) throw new Error('An island is given its words by props, not by slots.')
    const prefix = nextPrefix(this.result)
    return { html: (hydrate && !('now' in props) ? drawOnce : draw)(component, props, prefix), attrs: { prefix } }
  },
}

/** Ids within an island begin with its place on the page. */
function nextPrefix(page: object) {
  const place = islandsOf.get(page) ?? 0
  islandsOf.set(page, place + 1)
  return `r${place}`
}

function drawOnce(component: ComponentType, props: object, prefix: string) {
  const keep = kept.get(component) ?? keptBy<string>(MAX_KEPT)
  kept.set(component, keep)
  return keep(`${prefix} ${JSON.stringify(props)}`, () => draw(component, props, prefix))
}

function draw(component: ComponentType, props: object, identifierPrefix: string) {
  return renderToString(createElement(component, props), { identifierPrefix })
}
