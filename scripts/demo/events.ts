import { slugOf } from '../../api/src/modules/catalogues/data/given'
import { MOTIF_NAMES, POSTER_GROUNDS, type PosterPicture } from './drawings'
import { EVENTS_TEXT, VENUES_TEXT } from './events/text'
import { glue } from './island/typography'
import { type DemoPlace, number, oneOf, placeOf } from './typed'

export const EVENT_RUBRICS = ['concert', 'theatre', 'cinema', 'exhibition', 'kids', 'sport', 'fair', 'lecture'] as const
export type EventRubric = (typeof EVENT_RUBRICS)[number]
export const VENUE_RUBRICS = [
  'theatre',
  'cinema',
  'gallery',
  'museum',
  'club',
  'stadium',
  'park',
  'library',
  'culture',
] as const
export type VenueRubric = (typeof VENUE_RUBRICS)[number]
export const AGE_MARKS = ['0+', '6+', '12+', '16+', '18+'] as const
export type AgeMark = (typeof AGE_MARKS)[number]

export type DemoVenue = DemoPlace & { slug: string; name: string; rubric: VenueRubric }

export type DemoEvent = {
  slug: string
  title: string
  text: string
  rubric: EventRubric
  age_mark: AgeMark
  /** Slug of its venue. */
  venue: string
  /** Days from the day of seeding, and the island's wall-clock time «ЧЧ:ММ»; the earliest first. */
  sessions: { in_days: number; time: string }[]
  /** Whole rubles; none where it is free. */
  price: number | null
  poster: { kind: 'poster'; seed: number; shows: PosterPicture }
}

export const VENUES: readonly DemoVenue[] = VENUES_TEXT.trim().split('\n').map(readVenue)

export const EVENTS: readonly DemoEvent[] = EVENTS_TEXT.trim()
  .split(/\n{2,}/)
  .map(readEvent)

function readVenue(line: string): DemoVenue {
  const [slug = '', name = '', rubric, place] = line.split('|').map((cell) => cell.trim())
  return { slug, name: glue(name), rubric: oneOf(VENUE_RUBRICS, rubric), ...placeOf(`venue:${slug}`, place) }
}

function readEvent(block: string, index: number): DemoEvent {
  const [head = '', ...lines] = block.split('\n')
  const [title = '', rubric, age, venue, when = '', price, seen = ''] = head.split('|').map((cell) => cell.trim())
  const [motif, ground, tone] = seen.split(' ')
  const shows = { motif: oneOf(MOTIF_NAMES, motif), ground: oneOf(POSTER_GROUNDS, ground), tone: number(tone) ?? 0 }
  return {
    slug: slugOf(title),
    title: glue(title),
    text: glue(lines.join('\n')),
    rubric: oneOf(EVENT_RUBRICS, rubric),
    age_mark: oneOf(AGE_MARKS, age),
    venue: oneOf(
      VENUES.map(({ slug }) => slug),
      venue,
    ),
    sessions: when.split(', ').map(readSession),
    price: number(price),
    poster: { kind: 'poster', seed: index, shows },
  }
}

function readSession(text: string): DemoEvent['sessions'][number] {
  const [days, time = ''] = text.split(' ')
  return { in_days: number(days) ?? 0, time }
}
