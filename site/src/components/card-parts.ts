import { attributes, type Markup, markup } from '@ostrov/shared/formats/markup'
import { formatMoney } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { phraseParts } from '@ostrov/shared/formats/typography'
import { PICTURE_FORMATS, pictureSet, pictureUrl } from '@ostrov/shared/images/picture-url'
import { formatRating } from '@ostrov/shared/reviews/rules'
import type { PictureProps } from '@ostrov/shared/ui/Picture'
import type { Stars } from '@ostrov/shared/ui/Stars'
import { ImageOff, Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { iconMarkup } from './icon-markup'
import type { Price } from './Price'

/** What `Phrase` draws, as markup. */
export function phrase(text: string): Markup {
  return markup`${phraseParts(text).map((part, at) => (at % 2 === 1 ? markup`<span class="ui-whole">${part}</span>` : part))}`
}

/** What `Picture` draws, as markup; `widest` in px is the widest file that its place may need. */
export function picture({
  image,
  alt,
  ratio = 4 / 3,
  sizes = '100vw',
  widest,
  eager = false,
  className,
}: PictureProps & { widest?: number }): Markup {
  const classes = className ? `ui-photo ${className}` : 'ui-photo'
  if (!image) {
    const icon = iconMarkup(ImageOff, { size: 28, strokeWidth: 1.5 })
    return markup`<span class="${classes} ui-photo--none" style="aspect-ratio:${ratio}">${icon}Нет фото</span>`
  }
  const sources = PICTURE_FORMATS.map(
    (format) =>
      markup`<source type="image/${format}" srcset="${pictureSet(image.id, format, sizes, widest)}" sizes="${sizes}">`,
  )
  const colour = image.color ? markup`;background-color:${image.color}` : null
  return markup`<picture class="${classes}" style="aspect-ratio:${ratio}${colour}">${sources}
    <img src="${pictureUrl(image.id, 640, 'jpeg')}" alt="${alt}" width="640" height="${Math.round(640 / ratio)}"
     loading="${eager ? 'eager' : 'lazy'}" decoding="async"${attributes({ fetchpriority: eager && 'high' })}></picture>`
}

/** What `Price` draws, as markup. */
export function priceMarkup({ price, discount_price, free }: ComponentProps<typeof Price>): Markup {
  if (free && price === 0) return markup`<span class="ui-price ui-price--free">Бесплатно</span>`
  if (!discount_price || discount_price >= price) return markup`<span class="ui-price">${formatMoney(price)}</span>`
  const old = markup`<s class="ui-price__old"><span class="ui-hidden">вместо </span>${formatMoney(price)}</s>`
  return markup`<span class="ui-price">${formatMoney(discount_price)}${old}</span>`
}

/** What `Stars` draws, as markup. */
export function starsMarkup({ rating, count, size = 18 }: ComponentProps<typeof Stars>): Markup {
  if (rating === null) return markup`<span class="ui-stars ui-muted">Новый</span>`
  const shown = formatRating(rating)
  const reviews = count === undefined ? '' : `, ${countOf(count, 'отзыв', 'отзыва', 'отзывов')}`
  return markup`<span class="ui-stars">${iconMarkup(Star, { size, className: 'ui-stars__mark' })}
    <span class="ui-hidden">Рейтинг ${shown}${reviews}</span>
    <span aria-hidden="true">${count === undefined ? shown : `${shown} · ${count}`}</span></span>`
}
