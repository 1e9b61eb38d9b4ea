import { type Markup, markup } from '@ostrov/shared/formats/markup'
import { nbsp } from '@ostrov/shared/formats/typography'
import type { Position } from '@ostrov/shared/geo/shapes'
import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import type { OrganizationCardWire } from '@ostrov/shared/organizations/schema'
import { organizationPath } from '@ostrov/shared/paths'
import { phrase, picture, starsMarkup } from '../../components/card-parts'
import { farWords } from '../ads/ad-words'
import { openingWords } from './opening'
import { placeOf } from './words'

const SIZES = '(min-width: 600px) 160px, 112px'

type Shown = {
  organization: OrganizationCardWire
  now: Date
  eager?: boolean
  /** The point that it is said to be so far from. */
  from?: Position | null
}

/** An organization in a list: its front, what it does, where it is and whether it is open. */
export function organizationCard({ organization, now, eager = false, from = null }: Shown): Markup {
  const { name, category, image, point, rating, reviews_count } = organization
  const far = from && point && farWords(from, point)
  const opening = openingWords(organization, now)
  return markup`<article class="listed-card organization-card ui-card">
    ${image && markup`<div class="listed-card__photo">${picture({ image, alt: '', ratio: 4 / 3, sizes: SIZES, eager })}</div>`}
    <div class="listed-card__body">
      <h3 class="listed-card__title"><a class="listed-card__link" href="${organizationPath(organization)}">${nbsp(name)}</a></h3>
      <p class="listed-card__facts organization-card__facts cluster"><span>${ORGANIZATION_CATEGORIES[category]}</span>
        ${reviews_count > 0 && starsMarkup({ rating, count: reviews_count, size: 16 })}</p>
      ${opening && markup`<p class="ui-small${opening.is_open ? ' organization-open' : ' ui-muted'}">${opening.text}</p>`}
      <p class="ui-muted ui-small">${far && markup`${far} · `}${phrase(placeOf(organization))}</p>
    </div></article>`
}
