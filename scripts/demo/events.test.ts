import { expect, test } from 'bun:test'
import { drawPoster } from './drawings'
import { AGE_MARKS, EVENT_RUBRICS, EVENTS, VENUE_RUBRICS, VENUES } from './events'
import { DEMO_CITIES } from './island/shapes'

test('twenty-five events of every rubric and age, in twelve venues, each of which shows some', () => {
  expect([EVENTS.length, VENUES.length]).toEqual([25, 12])
  expect(EVENT_RUBRICS.filter((rubric) => EVENTS.filter((event) => event.rubric === rubric).length < 2)).toEqual([])
  expect(AGE_MARKS.filter((mark) => !EVENTS.some(({ age_mark }) => age_mark === mark))).toEqual([])
  expect(VENUES.filter(({ slug }) => !EVENTS.some(({ venue }) => venue === slug)).map(({ slug }) => slug)).toEqual([])
  expect(VENUE_RUBRICS.filter((rubric) => !VENUES.some((venue) => venue.rubric === rubric))).toEqual([])
  expect(DEMO_CITIES.filter((city) => !VENUES.some((venue) => venue.city === city))).toEqual([])
})

test('venues and events have addresses of their own, venues houses of their own', () => {
  for (const list of [VENUES.map(({ slug }) => slug), EVENTS.map(({ slug }) => slug)]) {
    expect(new Set(list).size).toBe(list.length)
    expect(list.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([])
  }
  expect(new Set(VENUES.map(({ address }) => address)).size).toBe(VENUES.length)
})

test('sessions come within a month, the earliest first, at an hour when the place is open and children are awake', () => {
  const wrong = EVENTS.filter(({ sessions, age_mark }) => {
    const moments = sessions.map(({ in_days, time }) => `${String(in_days).padStart(2, '0')} ${time}`)
    return (
      sessions.length === 0 ||
      moments.some((moment, index) => index > 0 && moment <= (moments[index - 1] ?? '')) ||
      sessions.some(({ in_days, time }) => in_days < 0 || in_days > 30 || !/^(?:09|1\d|2[0-2]):[0-5]\d$/.test(time)) ||
      (age_mark === '18+') !== sessions.some(({ time }) => time >= '22:00')
    )
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
  expect(EVENTS.flatMap(({ sessions }) => sessions).filter(({ in_days }) => in_days < 7).length).toBeGreaterThan(12)
})

test('two things at once are in two venues', () => {
  const taken = EVENTS.flatMap(({ venue, sessions, rubric }) =>
    rubric === 'exhibition' ? [] : sessions.map(({ in_days, time }) => `${venue} ${in_days} ${time}`),
  )
  expect(taken.filter((moment, index) => taken.indexOf(moment) !== index)).toEqual([])
})

test('a ticket costs from 100 to 2 000 rubles, a few events are free, all for children are for children', () => {
  const wrong = EVENTS.filter(({ price }) => price !== null && (price < 100 || price > 2000))
  expect(wrong.map(({ slug }) => slug)).toEqual([])
  expect(EVENTS.filter(({ price }) => price === null).length).toBeGreaterThan(4)
  expect(EVENTS.filter(({ rubric, age_mark }) => rubric === 'kids' && !['0+', '6+'].includes(age_mark))).toEqual([])
})

test('titles and texts are of a fair length in good typography, no sentence twice', () => {
  const wrong = EVENTS.filter(({ title, text }) => title.length > 60 || text.length < 80 || text.length > 600)
  expect(wrong.map(({ slug }) => slug)).toEqual([])
  const texts = [...EVENTS.flatMap(({ title, text }) => [title, text]), ...VENUES.map(({ name }) => name)]
  expect(texts.filter((text) => /["']| - |\.\.\.| {2}|^\s|\s$/.test(text))).toEqual([])
  const said = texts.flatMap((text) => text.split(/[.!?…](?=\s|$)/)).map((part) => part.trim())
  expect(said.filter((part, index) => part && said.indexOf(part) !== index)).toEqual([])
})

test('each has a poster that no other has', () => {
  const drawn = EVENTS.map(({ poster }) => drawPoster(poster.shows, poster.seed))
  expect(new Set(drawn).size).toBe(EVENTS.length)
  const seen = EVENTS.map(({ poster: { shows } }) => `${shows.ground} ${shows.tone}`)
  expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([])
})
