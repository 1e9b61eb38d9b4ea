import { priceWords } from '@ostrov/shared/ads/price-words'
import type { AdCardWire } from '@ostrov/shared/ads/schema'
import { OFFERING } from '@ostrov/shared/ads/sections'
import { attributes, type Markup, markup } from '@ostrov/shared/formats/markup'
import { nbsp } from '@ostrov/shared/formats/typography'
import type { Position } from '@ostrov/shared/geo/shapes'
import { adPath } from '@ostrov/shared/paths'
import { phrase, picture } from '../../components/card-parts'
import { dayWords, farWords } from './ad-words'
import { adHeart } from './heart'

const SIZES = '(min-width: 1080px) 280px, (min-width: 600px) 45vw, 100vw'
/** The widest file, in px: a list is looked through. */
const WIDEST = 640

/** No longer than the narrowest card. */
const WHOLE = 24

type Shown = {
  ad: AdCardWire
  now: Date
  eager?: boolean
  heart?: boolean
  /** The point that it is said to be so far from. */
  from?: Position | null
}

/** A line ends after a dot, never within a short fact. */
const fact = ({ text }: { text: string }, at: number, { length }: readonly unknown[]) => {
  const said = at < length - 1 ? `${text}\u00A0·` : text
  return markup`${at > 0 && ' '}${text.length > WHOLE ? phrase(said) : markup`<span class="ui-whole">${said}</span>`}`
}

/** An ad in a list: what it is, what it costs, its facts, where and since when. */
export function adCard({ ad, now, eager = false, heart = true, from = null }: Shown): Markup {
  const { section, number, slug, title, facts, city, point, published_at } = ad
  const far = from && point && farWords(from, point)
  const photo = OFFERING.includes(section) ? photos(ad, eager) : null
  return markup`<article class="listed-card ui-card">${photo}<div class="listed-card__body">
    <h3 class="listed-card__title"><a class="listed-card__link" href="${adPath(section, number, slug)}">${nbsp(title)}</a></h3>
    <p class="ui-price">${priceWords(ad)}</p>
    <p class="listed-card__facts">${facts.map(fact)}</p>
    <p class="ui-muted ui-small">${far && markup`${far} · `}${phrase(city)} · ${dayWords(published_at, now)}</p>
  </div>${heart && adHeart(ad)}</article>`
}

/** Its pictures, leafed through by a finger, a wheel or the arrow keys; a press on one opens the ad. */
function photos({ section, number, slug, title, images }: AdCardWire, eager: boolean): Markup {
  const [image] = images
  const drawn = (shown: typeof image, at: number) =>
    picture({ image: shown, alt: '', ratio: 4 / 3, sizes: SIZES, widest: WIDEST, eager: eager && at === 0 })
  if (images.length < 2) return markup`<div class="listed-card__photo">${drawn(image, 0)}</div>`
  const path = adPath(section, number, slug)
  // One stop of the Tab key a card: with it in focus the arrow keys leaf.
  const leaf = (at: number) =>
    at === 0 ? { 'aria-label': `Фото: ${title}` } : { tabindex: '-1', 'aria-hidden': 'true' }
  const leaves = images.map((one, at) => markup`<a href="${path}"${attributes(leaf(at))}>${drawn(one, at)}</a>`)
  return markup`<div class="listed-card__photo">
    <div class="listed-card__leaves">${leaves}</div>
    <span class="listed-card__count">${images.length} фото</span></div>`
}
