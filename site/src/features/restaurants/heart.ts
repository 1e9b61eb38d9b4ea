import { type Markup, markup } from '@ostrov/shared/formats/markup'
import { Heart } from 'lucide-react'
import { iconMarkup } from '../../components/icon-markup'

type Liked = { id: string; general_info: { name: string } }

/** The heart of a restaurant, pressed for whoever likes it once `MyMarks` knows. */
export const heart = ({ id, general_info }: Liked): Markup =>
  markup`<button class="ui-round heart" type="button" data-heart="${id}" data-press aria-pressed="false" aria-label="В любимые: ${general_info.name}">
    ${iconMarkup(Heart, { size: 20, strokeWidth: 1.75 })}</button>`

/** The heart on a dish's page: favourites are restaurants (spec §3), so it is of the one that cooks the dish. */
export const dishHeart = (restaurant_id: string): Markup =>
  markup`<button class="ui-round heart" type="button" data-heart="${restaurant_id}" data-dish data-press aria-pressed="false" aria-label="Ресторан этого блюда в любимые">
    ${iconMarkup(Heart, { size: 20, strokeWidth: 1.75 })}</button>`
