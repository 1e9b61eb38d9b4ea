import { priceWords } from '@ostrov/shared/ads/price-words'
import type { AdCardWire } from '@ostrov/shared/ads/schema'
import { type Markup, markup } from '@ostrov/shared/formats/markup'
import { nbsp } from '@ostrov/shared/formats/typography'
import { adPath } from '@ostrov/shared/paths'
import { phrase, picture } from '../../components/card-parts'
import { dayWords } from './ad-words'
import { adHeart } from './heart'

const SIZES = '(min-width: 1080px) 280px, (min-width: 600px) 45vw, 100vw'
/** Sections that show what they sell. */
const WITH_PHOTO = ['cars', 'estate', 'sales']

/** No longer than the narrowest card. */
const WHOLE = 24

type Shown = { ad: AdCardWire; now: Date; eager?: boolean; heart?: boolean }

/** A line ends after a dot, never within a short fact. */
const fact = ({ text }: { text: string }, at: number, { length }: readonly unknown[]) => {
  const said = at < length - 1 ? `${text}\u00A0·` : text
  return markup`${at > 0 && ' '}${text.length > WHOLE ? phrase(said) : markup`<span class="ui-whole">${said}</span>`}`
}

/** An ad in a list: what it is, what it costs, its facts, where and since when. */
export function adCard({ ad, now, eager = false, heart = true }: Shown): Markup {
  const { section, number, slug, title, images, facts, city, published_at } = ad
  const [image] = images
  const photo = WITH_PHOTO.includes(section)
    ? markup`<div class="ad-card__photo">${picture({ image, alt: '', ratio: 4 / 3, sizes: SIZES, eager })}${
        images.length > 1 && markup`<span class="ad-card__count">${images.length} фото</span>`
      }</div>`
    : null
  return markup`<article class="ad-card ui-card">${photo}<div class="ad-card__body">
    <h3 class="ad-card__title"><a class="ad-card__link" href="${adPath(section, number, slug)}">${nbsp(title)}</a></h3>
    <p class="ui-price">${priceWords(ad)}</p>
    <p class="ad-card__facts">${facts.map(fact)}</p>
    <p class="ui-muted ui-small">${city} · ${dayWords(published_at, now)}</p>
  </div>${heart && adHeart(ad)}</article>`
}
