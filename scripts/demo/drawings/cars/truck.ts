import type { Pen } from '../pen.ts'
import { each, ellipse, fade, path, stroke } from '../shapes.ts'
import { CAR_COLOURS, type CarColour, type OutsideAngle } from './car.ts'
import { createView, type Spot, steps, type View } from './space.ts'
import { AXLES, box, type Faces, HALF, HEIGHT, LENGTH, WHEEL } from './truck-box.ts'
import { cab } from './truck-cab.ts'
import { cargo } from './truck-load.ts'

export type TruckLook = { colour: CarColour; angle: OutsideAngle }

export const truckView = (pen: Pen, angle: OutsideAngle, w: number): View =>
  createView(
    [LENGTH, HEIGHT, HALF * 2],
    {
      yaw: angle === 'side' ? pen.between(6, 14) : angle === 'front' ? pen.between(40, 50) : pen.between(-50, -40),
      eye: pen.between(1.5, 1.7),
      distance: pen.between(9.5, 11),
      flip: pen.chance(0.5),
    },
    { left: w * 0.09, right: w * 0.91, top: 42, ground: pen.between(250, 260) },
  )

export const drawTruck = (pen: Pen, view: View, { colour, angle }: TruckLook, sky: string) => {
  const paint = CAR_COLOURS[colour]
  const isRear = angle === 'rear'
  const faces = { view, pen }
  const load = pen.pick(['van', 'van', 'boards', 'fridge'] as const)
  const parts = [cargo(faces, load, isRear), cab(faces, paint, sky, isRear)]
  return (
    groundShadow(faces) +
    wheelsOf(faces, -1) +
    box(faces, [0.2, LENGTH - 0.1], [0.5, 0.66], HALF - 0.32, ['#24282c', '#1b1e21'], isRear) +
    each(isRear ? parts.toReversed() : parts, (part) => part) +
    wheelsOf(faces, 1) +
    box(faces, [2.1, 3.1], [0.42, 0.72], HALF - 0.06, ['#3a3f44', '#2c3034'], isRear)
  )
}

const groundShadow = ({ view, pen }: Faces) => {
  const [x, y] = view.at([LENGTH / 2, 0, 0])
  const wide = view.metre([LENGTH / 2, 0, 0]) * LENGTH * 0.56
  const soft = pen.radial([
    [0, '#0a0c10', 0.5],
    [0.7, '#0a0c10', 0.35],
    [1, '#0a0c10', 0],
  ])
  return (
    ellipse(x, y + 3, wide, 17, soft) +
    path(
      view.shape([
        [0.1, 0, HALF - 0.1],
        [LENGTH - 0.1, 0, HALF - 0.1],
        [LENGTH - 0.1, 0, 0.1 - HALF],
        [0.1, 0, 0.1 - HALF],
      ]),
      '#0a0c10',
      fade(0.5),
    )
  )
}

const wheelsOf = ({ view, pen }: Faces, near: number) =>
  each(AXLES, (axle) => {
    const disc = (r: number, z: number): Spot[] =>
      steps(0, Math.PI * 2, 24).map((turn) => [axle + Math.cos(turn) * r, WHEEL + Math.sin(turn) * r, z])
    const z = near * (HALF - 0.08)
    const tyre = path(view.around([...disc(WHEEL, z), ...disc(WHEEL, z - near * 0.3)]), '#15171a')
    if (near < 0) return tyre
    const bolts = steps(0, 5, 5).map((i) =>
      view.line([
        [axle + Math.cos(i * 1.05) * 0.1, WHEEL + Math.sin(i * 1.05) * 0.1, z],
        [axle + Math.cos(i * 1.05) * 0.1 + 0.001, WHEEL + Math.sin(i * 1.05) * 0.1, z],
      ]),
    )
    return (
      tyre +
      path(view.shape(disc(WHEEL * 0.96, z)), '#24272a') +
      path(view.shape(disc(WHEEL * 0.6, z)), pen.blend(60, '#eceff1', '#aab0b5', '#80868b')) +
      path(view.shape(disc(WHEEL * 0.44, z)), '#5a6066') +
      path(view.shape(disc(WHEEL * 0.2, z)), '#cfd4d8') +
      stroke(
        each(bolts, (d) => d),
        '#d9dde0',
        2.2,
      )
    )
  })
