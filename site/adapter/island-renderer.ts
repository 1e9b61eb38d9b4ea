import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

type Ctx = { result: object }
type Place = { hydrate?: unknown }
type Drawn = { html: string; attrs: { prefix: string } }

const MAX_KEPT = 500
const LONGEST_PROPS = 4_000

const islandsOf = new WeakMap<object, number>()
const kept = new Map<ComponentType, Map<string, string>>()
let keptCount = 0

/**
 * Draws the islands of a page, as the framework's own renderer does, but at once and not twice: every component here is
 * React's, and no island is given another's markup. What an island draws before it knows of its person is a matter of its
 * props alone, so one that stands on many pages with the same props is drawn once.
 */
export default {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  check: (component: unknown) => typeof component === 'function' || typeof component === 'object',
  renderToStaticMarkup(this: Ctx, component: ComponentType, props: object, slots: object, { hydrate }: Place): Drawn {
    if (Object.keys(slots).length > 0) throw new Error('An island is given its words by props, not by slots.')
    const prefix = nextPrefix(this.result)
    return { html: (hydrate ? drawOnce : draw)(component, props, prefix), attrs: { prefix } }
  },
}

/** Ids within an island begin with its place on the page. */
function nextPrefix(page: object) {
  const place = islandsOf.get(page) ?? 0
  islandsOf.set(page, place + 1)
  return `r${place}`
}

function drawOnce(component: ComponentType, props: object, prefix: string) {
  const key = `${prefix} ${JSON.stringify(props)}`
  if (key.length > LONGEST_PROPS) return draw(component, props, prefix)
  const known = kept.get(component)?.get(key)
  if (known !== undefined) return known
  const html = draw(component, props, prefix)
  if (keptCount++ >= MAX_KEPT) {
    kept.clear()
    keptCount = 1
  }
  const byProps = kept.get(component) ?? new Map<string, string>()
  kept.set(component, byProps)
  byProps.set(key, html)
  return html
}

function draw(component: ComponentType, props: object, identifierPrefix: string) {
  return renderToString(createElement(component, props), { identifierPrefix })
}
