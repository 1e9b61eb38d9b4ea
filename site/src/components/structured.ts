/** What pages of all kinds say to search engines, as JSON of schema.org. */

/** A page on the way to another; the last of them is the page itself. */
export type Crumb = { href: string; label: string }

/** An address with its origin, as such data names pages. */
export const whole = (origin: string, path: string) => new URL(path, origin).href

export function breadcrumbData(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ href, label }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: whole(origin, href),
    })),
  }
}

/** As it stands between the tags of a script: nothing in it can end the script. */
export const scriptJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
