import { type Markup, markup } from '@ostrov/shared/formats/markup'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { nbsp } from '@ostrov/shared/formats/typography'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import type { NewsCardWire } from '@ostrov/shared/news/schema'
import { newsPath, rubricPath } from '@ostrov/shared/paths'
import { phrase, picture } from '../../components/card-parts'

type Look = {
  news: NewsCardWire
  now: Date
  /** `lead`: the first of the page; `card`: with its picture above; `row`: words, and a small picture beside; `line`: words alone. */
  as: 'lead' | 'card' | 'row' | 'line'
  /** A page of one rubric need not name it. */
  rubric?: boolean
  heading?: 'h2' | 'h3'
}

const SIZES = {
  lead: '(min-width: 1080px) 680px, 100vw',
  card: '(min-width: 1080px) 370px, (min-width: 720px) 48vw, 100vw',
  row: '112px',
} as const
/** The widest file, in px: a list is looked through. */
const WIDEST = 640

/** A piece of news in a list. */
export function newsCard({ news, now, as, rubric = true, heading = 'h3' }: Look): Markup {
  const { title, lead, image } = news
  const name = markup`<a class="news-card__link" href="${newsPath(news)}">${nbsp(title)}</a>`
  return markup`<article class="news-card news-card--${as}">
    ${as !== 'line' && image && markup`<div class="news-card__photo">${picture({ image, alt: '', ratio: as === 'row' ? 4 / 3 : 16 / 9, sizes: SIZES[as], widest: as === 'lead' ? undefined : WIDEST, eager: as === 'lead' })}</div>`}
    <div class="news-card__words">
      ${heading === 'h2' ? markup`<h2 class="news-card__title">${name}</h2>` : markup`<h3 class="news-card__title">${name}</h3>`}
      ${as === 'lead' && markup`<p class="news-card__lead">${nbsp(lead)}</p>`}
      ${metaOf(news, now, { rubric, isShort: as === 'row' || as === 'line' })}
    </div></article>`
}

type Meta = { rubric: boolean; isShort: boolean }

/** Beside a small picture there is room for little. */
function metaOf({ rubric, city, published_at, reading_minutes }: NewsCardWire, now: Date, said: Meta): Markup {
  return markup`<p class="news-meta cluster">
    ${said.rubric && markup`<a class="news-meta__rubric" href="${rubricPath(rubric)}">${RUBRICS[rubric]}</a>`}
    <time datetime="${published_at}">${formatMoment(published_at, now)}</time>
    ${!said.isShort && city && markup`<span>${phrase(city)}</span>`}
    ${!said.isShort && markup`<span>${minutesOf(reading_minutes)}</span>`}</p>`
}

/** How long it takes to read. */
export const minutesOf = (minutes: number) => countOf(minutes, 'минута', 'минуты', 'минут')
