import { attributes, markup } from '@ostrov/shared/formats/markup'
import { nbsp } from '@ostrov/shared/formats/typography'
import type { PictureImage } from '@ostrov/shared/ui/Picture'
import { Clock } from 'lucide-react'
import { picture } from '../../components/card-parts'
import { iconMarkup } from '../../components/icon-markup'
import { drawnOnce } from '../../components/memo'
import { filtersPath, OPEN_TILE, toggleKitchen } from './chosen-kitchens'

type Tile = { slug: string; name: string; image: PictureImage | null }

/** A kitchen above the list of restaurants: leads to the list with it, or without it when it is chosen. */
export const kitchenTile = drawnOnce(({ slug, name, image, chosen }: Tile & { chosen: readonly string[] }) => {
  const isOpen = slug === OPEN_TILE
  const link = {
    href: filtersPath(toggleKitchen(chosen, slug)),
    rel: chosen.length > 0 && 'nofollow',
    'aria-current': chosen.includes(slug) && 'true',
  }
  const round = isOpen
    ? iconMarkup(Clock, { size: 26, strokeWidth: 1.75 })
    : picture({ image, alt: '', ratio: 1, sizes: '64px' })
  return markup`<li><a class="kitchens__tile stack-centre gap-2"${attributes(link)}>
    <span class="kitchens__round${isOpen && ' kitchens__round--open'}">${round}</span>${nbsp(name)}</a></li>`
})
