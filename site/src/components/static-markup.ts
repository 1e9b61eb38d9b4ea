import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A React component as plain HTML for an Astro page: one markup for islands and pages, no JavaScript sent, no rendering twice. */
export function staticMarkup<Props extends object>(component: ComponentType<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(component, props))
}
