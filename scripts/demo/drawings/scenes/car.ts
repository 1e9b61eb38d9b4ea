import { CAR_BODIES, type CarBody } from '../cars/bodies.ts'
import { CAR_COLOURS, type CarColour, carView, drawBody, OUTSIDE_ANGLES } from '../cars/car.ts'
import { CAR_AGES, type CarAge } from '../cars/ends.ts'
import { drawInterior } from '../cars/interior.ts'
import { drawTruck, truckView } from '../cars/truck.ts'
import { picture } from '../picture.ts'
import { garage, shore, winter, yard } from '../places/outdoors.ts'
import type { Backdrop } from '../places/parts.ts'

export { CAR_AGES, CAR_BODIES, CAR_COLOURS, type CarAge, type CarBody, type CarColour }

export const CAR_PLACES = ['yard', 'shore', 'winter', 'garage'] as const
export type CarPlace = (typeof CAR_PLACES)[number]

export const CAR_ANGLES = [...OUTSIDE_ANGLES, 'interior'] as const
export type CarAngle = (typeof CAR_ANGLES)[number]

/** One photograph of a car. The wheel counts inside, the body and the colour outside. */
export type CarPicture = {
  body: CarBody
  colour: CarColour
  age: CarAge
  angle: CarAngle
  place: CarPlace
  wheel: 'right' | 'left'
}

const PLACES: Record<CarPlace, readonly [Backdrop, string]> = {
  yard: [yard, '#bcd8ea'],
  shore: [shore, '#bfdcec'],
  winter: [winter, '#d5e0ec'],
  garage: [garage, '#8d979e'],
}

/** Picture of a car, 1200 × 900. */
export const drawCar = ({ body, colour, age, angle, place, wheel }: CarPicture, seed: number) =>
  picture(`car ${body} ${colour} ${angle}`, seed, { width: 1200, height: 900, unit: 3 }, (pen, w, h) => {
    const [backdrop, sky] = PLACES[place]
    if (angle === 'interior') return drawInterior(pen, w, h, age, wheel === 'left', backdrop(pen, w, h, 116))
    if (body === 'truck') {
      const view = truckView(pen, angle, w)
      return backdrop(pen, w, h, view.horizon) + drawTruck(pen, view, { colour, angle }, sky)
    }
    const look = { body, colour, age, angle }
    const view = carView(pen, look, w)
    return backdrop(pen, w, h, view.horizon) + drawBody(pen, view, look, sky)
  })
