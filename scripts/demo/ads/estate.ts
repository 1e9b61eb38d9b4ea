import { HOME_VIEWS, type HomePicture, SEASONS } from '../drawings'
import { number, oneOf, rubles } from '../typed'
import { ESTATE_TEXT } from './estate-text'
import type { AdPhoto } from './photos'
import { adOf, readTyped, type Typed } from './read'
import { type AdFields, DEALS, type DemoAd, ESTATE_KINDS } from './shapes'

const read = (typed: Typed): DemoAd<'estate'> => {
  const [title = '', facts = '', price, deposit, place, shots = ''] = typed.cells
  const fields = fieldsOf(facts, rubles(deposit), typed.marks)
  const photos = photosOf(shots, fields.rooms ?? 1, typed.index)
  return adOf('estate', typed, { title, price: rubles(price), place, fields, photos })
}

function fieldsOf(facts: string, deposit: number | null, marks: readonly string[]): AdFields['estate'] {
  const [deal, kind, rooms, area, storey = '', land, year] = facts.split(' ')
  const [floor, floors] = storey === '-' ? ['-', '-'] : storey.split('/')
  return {
    deal: oneOf(DEALS, deal),
    kind: oneOf(ESTATE_KINDS, kind),
    rooms: number(rooms),
    area: number(area),
    floor: number(floor),
    floors: number(floors),
    land_area: number(land),
    built_year: number(year),
    deposit,
    children: marks.includes('children'),
    animals: marks.includes('animals'),
  }
}

function photosOf(shots: string, rooms: number, index: number): AdPhoto[] {
  const [views = '', colours, weather] = shots.split(' ')
  const season = oneOf(SEASONS, weather)
  const tone = number(colours) ?? 0
  return views.split(',').map((word, at) => {
    const shows: HomePicture = { view: oneOf(HOME_VIEWS, word), rooms, season, tone }
    return { kind: 'home', seed: index * 10 + at, shows }
  })
}

export const ESTATE: readonly DemoAd<'estate'>[] = readTyped(ESTATE_TEXT, 6).map(read)
