import type { EventCardWire, EventSessionWire } from '@ostrov/shared/events/schema'
import { type Markup, markup } from '@ostrov/shared/formats/markup'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatTime, localParts } from '@ostrov/shared/formats/time'
import { nbsp } from '@ostrov/shared/formats/typography'
import { eventPath } from '@ostrov/shared/paths'
import { phrase, picture } from '../../components/card-parts'
import { priceWords, saleWords, weekdayShort, whenWords } from './words'

const POSTER = 2 / 3
const SIZES = '(min-width: 1080px) 240px, (min-width: 720px) 30vw, 46vw'

type Look = { event: EventCardWire; now: Date; eager?: boolean; heading?: 'h2' | 'h3' }

/** An event in a list: its poster, when the nearest session is, and where. */
export function eventCard({ event, now, eager = false, heading = 'h3' }: Look): Markup {
  const { title, image, session, more, age_mark } = event
  const name = markup`<a class="event-card__link" href="${eventPath(event)}">${nbsp(title)}</a>`
  return markup`<article class="event-card">
    <div class="event-card__poster">${picture({ image, alt: '', ratio: POSTER, sizes: SIZES, eager })}<span class="event-card__age">${age_mark}</span></div>
    <p class="event-card__when"><time datetime="${session.starts_at}">${whenWords(session, now)}</time></p>
    ${heading === 'h2' ? markup`<h2 class="event-card__title">${name}</h2>` : markup`<h3 class="event-card__title">${name}</h3>`}
    <p class="event-card__where">${phrase(`${session.venue.name}, ${session.venue.city}`)}</p>
    <p class="event-card__price">${[priceWords(session), saleWords(session, now)].filter(Boolean).join(' · ')}${more > 0 && markup` <span>и\u00A0ещё ${countOf(more, 'сеанс', 'сеанса', 'сеансов')}</span>`}</p></article>`
}

/** The day of a session as a calendar's leaf. */
export function dayLeaf({ starts_at }: Pick<EventSessionWire, 'starts_at'>): Markup {
  const { date, weekday } = localParts(starts_at)
  return markup`<span class="day-leaf" aria-hidden="true"><strong>${Number(date.slice(8))}</strong>${weekdayShort(weekday)}</span>`
}

/** An event in a line, for the home page. */
export function eventLine(event: EventCardWire, now: Date): Markup {
  const { title, session } = event
  const price = saleWords(session, now) || priceWords(session)
  return markup`<article class="event-line">${dayLeaf(session)}<div>
    <h3 class="event-line__title"><a class="event-card__link" href="${eventPath(event)}">${nbsp(title)}</a></h3>
    <p class="ui-muted ui-small"><span class="ui-hidden">${whenWords(session, now)}, </span>${formatTime(session.starts_at)}${price && markup` · ${price}`} · ${phrase(session.venue.name)}</p></div></article>`
}
