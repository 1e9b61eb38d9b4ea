import { CAR_BODIES, CAR_COLOURS, CAR_PLACES, type CarAge, type CarColour, type CarPicture } from '../drawings'
import { number, oneOf, rubles } from '../typed'
import { CARS_TEXT } from './cars-text'
import type { AdPhoto } from './photos'
import { adOf, marked, readTyped, type Typed } from './read'
import {
  type AdFields,
  CAR_CONDITIONS,
  CUSTOMS,
  type DemoAd,
  DOCUMENTS,
  DRIVES,
  ENGINES,
  GEARBOXES,
  OWNERS,
  WHEELS,
} from './shapes'

const COLOURS = Object.keys(CAR_COLOURS).filter((name): name is CarColour => name in CAR_COLOURS)
/** How photographers walk around a car. */
const WALKS = [
  ['front', 'side', 'rear', 'interior', 'front', 'side'],
  ['front', 'rear', 'interior', 'side', 'rear', 'front'],
  ['side', 'front', 'interior', 'rear', 'front', 'side'],
] as const
/** Where the fifth and the sixth photograph are taken. */
const ELSEWHERE = 4

const read = (typed: Typed): DemoAd<'cars'> => {
  const [car = '', facts = '', price, place, shots = ''] = typed.cells
  const fields = fieldsOf(car, facts, typed.marks)
  return adOf('cars', typed, {
    title: null,
    price: rubles(price),
    place,
    fields,
    photos: photosOf(fields, shots, typed.index),
  })
}

function fieldsOf(car: string, facts: string, marks: readonly string[]): AdFields['cars'] {
  const [mark = '', modelName = '', generationName] = car.split(' ')
  const model = `${mark}-${modelName}`
  const [year, mileage, engine, volume, power, gearbox, drive, body, colour, owners] = facts.split(' ')
  return {
    mark,
    model,
    generation: generationName === '-' ? null : `${model}-${generationName}`,
    year: number(year) ?? 0,
    mileage: rubles(mileage) ?? 0,
    wheel: marked(marks, WHEELS),
    engine: oneOf(ENGINES, engine),
    volume: volume === '0' ? null : number(volume),
    power: number(power) ?? 0,
    gearbox: oneOf(GEARBOXES, gearbox),
    drive: oneOf(DRIVES, drive),
    body: oneOf(CAR_BODIES, body),
    colour: oneOf(COLOURS, colour),
    owners: oneOf(OWNERS, owners),
    documents: marked(marks, DOCUMENTS),
    condition: marked(marks, CAR_CONDITIONS),
    customs: marked(marks, CUSTOMS),
  }
}

function ageOf(year: number): CarAge {
  if (year < 1998) return 'old'
  return year < 2012 ? 'middle' : 'new'
}

function photosOf({ body, colour, year, wheel }: AdFields['cars'], shots: string, index: number): AdPhoto[] {
  const [where, count] = shots.split(' ')
  const place = oneOf(CAR_PLACES, where)
  const further = place === 'yard' ? 'shore' : 'yard'
  const walk = WALKS[index % WALKS.length] ?? WALKS[0]
  return walk.slice(0, number(count) ?? 1).map((angle, at) => {
    const shows: CarPicture = { body, colour, wheel, angle, age: ageOf(year), place: at < ELSEWHERE ? place : further }
    return { kind: 'car', seed: index * 10 + at, shows }
  })
}

export const CARS: readonly DemoAd<'cars'>[] = readTyped(CARS_TEXT, 5).map(read)

/** Every mark, model and generation that the ads name, by its slug. */
export const CAR_SLUGS: readonly string[] = [
  ...new Set(
    CARS.flatMap(({ fields: { mark, model, generation } }) => [mark, model, ...(generation ? [generation] : [])]),
  ),
].sort()
