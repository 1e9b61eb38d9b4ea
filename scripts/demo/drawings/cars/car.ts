import type { Pen } from '../pen.ts'
import { BODIES, type CarBody } from './bodies.ts'
import { cabin, mirror } from './cabin.ts'
import { bareEnds, type CarAge, cornerLamps, nose, tail } from './ends.ts'
import { createModel } from './model.ts'
import { type Finish, lids, sidePanel, underShadow, wheels } from './panels.ts'
import { createView, type View } from './space.ts'

export const CAR_COLOURS = {
  white: '#eceff0',
  black: '#1f2328',
  grey: '#6d747b',
  silver: '#bcc3c9',
  blue: '#2b5fa3',
  red: '#b4231c',
  green: '#33664a',
  beige: '#d3c19c',
  brown: '#5b3f30',
  yellow: '#ecb928',
} as const

export type CarColour = keyof typeof CAR_COLOURS
export const OUTSIDE_ANGLES = ['side', 'front', 'rear'] as const
export type OutsideAngle = (typeof OUTSIDE_ANGLES)[number]
export type CarLook = { body: Exclude<CarBody, 'truck'>; colour: CarColour; age: CarAge; angle: OutsideAngle }

/** How the car is seen: every ad's photographer stands a little elsewhere. */
export const carView = (pen: Pen, { body, angle }: CarLook, w: number): View => {
  const plan = BODIES[body]
  const yaw = angle === 'side' ? pen.between(-7, 9) : angle === 'front' ? pen.between(40, 52) : pen.between(-52, -41)
  const inset = angle === 'side' ? 0.07 : 0.1
  return createView(
    [plan.length, plan.height, plan.half * 2],
    { yaw, eye: pen.between(1.35, 1.6), distance: pen.between(7.6, 9), flip: pen.chance(0.5) },
    { left: w * inset, right: w * (1 - inset), top: 78, ground: pen.between(244, 256) },
  )
}

export const drawBody = (pen: Pen, view: View, { body, colour, age, angle }: CarLook, sky: string) => {
  const model = createModel(BODIES[body])
  const finish: Finish = { pen, view, model, colour: CAR_COLOURS[colour], sky }
  const { far, near } = wheels(finish, pen.int(0, 4))
  const style = pen.int(0, 3)
  const [isRear, isSide] = [angle === 'rear', angle === 'side']
  const ends = isSide ? bareEnds(finish) : isRear ? tail(finish, age, style) : nose(finish, age, style)
  return (
    underShadow(finish) +
    far +
    lids(finish, body === 'pickup') +
    (isSide ? ends : '') +
    sidePanel(finish) +
    near +
    (isSide ? cornerLamps(finish, age) : ends) +
    cabin(finish, isRear) +
    mirror(finish)
  )
}
