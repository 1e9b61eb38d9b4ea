import { type Markup, markup } from '@ostrov/shared/formats/markup'
import { FAVOURITE_ADS } from '@ostrov/shared/paths'
import { Heart } from 'lucide-react'
import { iconMarkup } from '../../components/icon-markup'

/** The heart of an ad: a form, which `hearts-of-page.ts` answers at once and marks for who keeps an eye on the ad. */
export const adHeart = ({ number, title }: { number: number; title: string }): Markup =>
  markup`<form class="ad-heart" method="post" action="${FAVOURITE_ADS}" data-ad-heart="${number}"><input type="hidden" name="number" value="${number}"><button class="ui-round" type="submit" name="act" value="add" aria-pressed="false" aria-label="В избранное: ${title}">${iconMarkup(Heart, { size: 20, strokeWidth: 1.75 })}</button></form>`
