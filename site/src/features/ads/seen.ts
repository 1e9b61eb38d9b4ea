const KEY = 'seen_ads'
const MOST = 12

type Seen = { number: number; path: string; title: string; price: string; image: string | null }

/** Keeps in this browser which ad is looked at: nobody else is told. */
export function keepSeen() {
  const ad = document.querySelector<HTMLElement>('[data-ad]')
  if (!ad) return
  const { ad: number, title = '', price = '' } = ad.dataset
  const image = ad.querySelector('img')?.currentSrc || null
  const seen = { number: Number(number), path: location.pathname, title, price, image }
  const others = readSeen().filter((one) => one.number !== seen.number)
  try {
    localStorage.setItem(KEY, JSON.stringify([seen, ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing shows no row.
  }
}

/** Draws what this browser has looked at; the row stays hidden where that is nothing. */
export function showSeen() {
  const row = document.querySelector<HTMLElement>('[data-seen]')
  const seen = readSeen()
  if (!row || seen.length === 0) return
  const list = row.querySelector('ul')
  list?.replaceChildren(...seen.map(lineOf))
  row.hidden = false
}

function lineOf({ path, title, price, image }: Seen) {
  const [item, link, words, cost] = ['li', 'a', 'span', 'strong'].map((name) => document.createElement(name))
  if (!item || !link || !words || !cost) return ''
  link.setAttribute('href', path)
  words.textContent = title
  cost.textContent = price
  if (image) {
    const picture = document.createElement('img')
    Object.assign(picture, { src: image, alt: '', width: 160, height: 120, loading: 'lazy' })
    link.append(picture)
  }
  link.append(words, cost)
  item.append(link)
  return item
}

/** What somebody else wrote there is nothing. */
function readSeen(): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen) : []
  } catch {
    return []
  }
}

function isSeen(one: unknown): one is Seen {
  if (typeof one !== 'object' || one === null || !('path' in one && 'title' in one && 'number' in one)) return false
  return typeof one.path === 'string' && /^\/[a-z]/.test(one.path) && typeof one.title === 'string'
}
