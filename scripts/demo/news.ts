import { cities } from '../../api/src/modules/geo/region/cities'
import { HOURS, LANDSCAPE_VIEWS, type LandscapePicture, TIMES_OF_YEAR, WEATHERS } from './drawings'
import { glue } from './island/typography'
import { ISLAND_NEWS_TEXT } from './news/island-text'
import { TOWN_NEWS_TEXT } from './news/town-text'
import { oneOf } from './typed'

export const NEWS_RUBRICS = ['Город', 'Происшествия', 'Экономика', 'Культура', 'Спорт', 'Природа'] as const
export type NewsRubric = (typeof NEWS_RUBRICS)[number]

const TOWNS = cities.map(({ name }) => name)
const AUTHOR = 'Редакция'

export type DemoNews = {
  slug: string
  title: string
  lead: string
  paragraphs: string[]
  rubric: NewsRubric
  city: (typeof TOWNS)[number]
  /** Since it came out. */
  days_ago: number
  author: string
  picture: { kind: 'landscape'; seed: number; shows: LandscapePicture }
}

/** News that nobody has made happen: no person and no accident in them is real. The newest come first. */
export const NEWS: readonly DemoNews[] = [TOWN_NEWS_TEXT, ISLAND_NEWS_TEXT]
  .flatMap((text) => text.trim().split(/\n{2,}/))
  .map(read)
  .toSorted((one, other) => one.days_ago - other.days_ago)

function read(block: string, index: number): DemoNews {
  const [head = '', title = '', lead = '', ...paragraphs] = block.split('\n')
  const [slug = '', rubric, city, days, seen = ''] = head.split('|').map((cell) => cell.trim())
  const [view, year, hour, weather] = seen.split(' ')
  return {
    slug,
    title: glue(title),
    lead: glue(lead),
    paragraphs: paragraphs.map(glue),
    rubric: oneOf(NEWS_RUBRICS, rubric),
    city: oneOf(TOWNS, city),
    days_ago: Number(days),
    author: AUTHOR,
    picture: {
      kind: 'landscape',
      seed: index,
      shows: {
        view: oneOf(LANDSCAPE_VIEWS, view),
        year: oneOf(TIMES_OF_YEAR, year),
        hour: oneOf(HOURS, hour),
        weather: oneOf(WEATHERS, weather),
      },
    },
  }
}
