import style from './map.css?url'

/**
 * Brings the map's style, once for a page: imported as others are, it would travel with every page that may ever show a
 * map. @throws when it cannot be had; the next call asks again.
 */
export function bringMapStyle(): Promise<void> {
  return new Promise((resolve, reject) => {
    const known = document.querySelector<HTMLLinkElement>(`link[href="${style}"]`)
    if (known?.sheet) return resolve()
    const link = known ?? document.createElement('link')
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('The style of the map did not come'))
    })
    if (known) return
    link.rel = 'stylesheet'
    link.href = style
    // Before the page's own, which says what differs.
    document.head.prepend(link)
  })
}
