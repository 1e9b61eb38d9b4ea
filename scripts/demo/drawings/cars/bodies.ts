import { type Point, pairs } from '../shapes.ts'

export const CAR_BODIES = ['sedan', 'hatchback', 'wagon', 'suv', 'minivan', 'pickup', 'coupe', 'van', 'truck'] as const

export type CarBody = (typeof CAR_BODIES)[number]

/** Measures in metres; the front is at nought. */
export type BodyPlan = {
  length: number
  half: number
  height: number
  sill: number
  wheel: number
  axles: readonly [number, number]
  /** The side's upper edge from the nose to the tail. */
  shoulder: readonly Point[]
  /** From the foot of the windscreen over the roof to the foot of the rear window. */
  roof: readonly Point[]
  roofHalf: number
  /** Where the side glass ends at its foot and at its top; what stands between windows. */
  glass: readonly [number, number, number]
  pillars: readonly number[]
  doors: readonly number[]
  /** How far the corners of the nose are drawn in. */
  nose: number
  rails: boolean
  clad: boolean
  /** How far up the rear lamps reach, as a share of the body's tail. */
  lamps: 'low' | 'tall'
}

const plan = (own: Partial<BodyPlan> & Omit<BodyPlan, 'rails' | 'clad' | 'lamps' | 'sill'>): BodyPlan => ({
  rails: false,
  clad: false,
  lamps: 'low',
  sill: 0.2,
  ...own,
})

export const BODIES: Record<Exclude<CarBody, 'truck'>, BodyPlan> = {
  sedan: plan({
    length: 4.55,
    half: 0.87,
    height: 1.47,
    wheel: 0.34,
    axles: [0.92, 3.55],
    shoulder: pairs(0, 0.68, 0.5, 0.78, 1.3, 0.9, 2.4, 0.93, 3.7, 0.98, 4.3, 0.99, 4.55, 0.95),
    roof: pairs(1.22, 0.9, 1.75, 1.22, 2.1, 1.4, 2.6, 1.46, 3.15, 1.4, 3.6, 1.2, 4.0, 0.99),
    roofHalf: 0.6,
    glass: [1.4, 3.6, 3.3],
    pillars: [2.32, 3.12],
    doors: [1.36, 2.34, 3.2],
    nose: 0.26,
  }),
  hatchback: plan({
    length: 3.95,
    half: 0.85,
    height: 1.52,
    wheel: 0.325,
    axles: [0.8, 3.32],
    shoulder: pairs(0, 0.7, 0.45, 0.82, 1.05, 0.93, 2.2, 0.97, 3.4, 1.03, 3.95, 1.0),
    roof: pairs(0.88, 0.92, 1.4, 1.25, 1.75, 1.45, 2.3, 1.52, 3.05, 1.47, 3.5, 1.35, 3.79, 1.0),
    roofHalf: 0.6,
    glass: [1.1, 3.46, 3.28],
    pillars: [1.98, 2.92],
    doors: [1.05, 2.0, 2.98],
    nose: 0.24,
    lamps: 'tall',
  }),
  wagon: plan({
    length: 4.5,
    half: 0.86,
    height: 1.5,
    wheel: 0.335,
    axles: [0.9, 3.5],
    shoulder: pairs(0, 0.67, 0.5, 0.77, 1.25, 0.9, 2.4, 0.93, 3.8, 0.97, 4.5, 0.96),
    roof: pairs(1.16, 0.89, 1.7, 1.22, 2.05, 1.41, 2.6, 1.49, 3.5, 1.46, 4.0, 1.37, 4.34, 0.97),
    roofHalf: 0.6,
    glass: [1.36, 4.04, 3.82],
    pillars: [2.28, 3.14],
    doors: [1.32, 2.3, 3.2],
    nose: 0.26,
    rails: true,
    lamps: 'tall',
  }),
  suv: plan({
    length: 4.6,
    half: 0.92,
    height: 1.74,
    sill: 0.3,
    wheel: 0.38,
    axles: [0.9, 3.6],
    shoulder: pairs(0, 0.92, 0.4, 1.02, 1.25, 1.1, 2.4, 1.11, 3.8, 1.14, 4.6, 1.12),
    roof: pairs(1.14, 1.08, 1.6, 1.43, 1.92, 1.64, 2.5, 1.73, 3.5, 1.7, 4.12, 1.6, 4.46, 1.13),
    roofHalf: 0.66,
    glass: [1.36, 4.12, 3.92],
    pillars: [2.24, 3.18],
    doors: [1.3, 2.26, 3.26],
    nose: 0.2,
    rails: true,
    clad: true,
    lamps: 'tall',
  }),
  minivan: plan({
    length: 4.7,
    half: 0.88,
    height: 1.84,
    wheel: 0.345,
    axles: [0.82, 3.72],
    shoulder: pairs(0, 0.84, 0.35, 0.98, 0.85, 1.06, 2.4, 1.04, 4, 1.06, 4.7, 1.04),
    roof: pairs(0.62, 1.02, 1.1, 1.42, 1.55, 1.72, 2.2, 1.83, 3.7, 1.82, 4.32, 1.74, 4.56, 1.05),
    roofHalf: 0.68,
    glass: [1.0, 4.3, 4.2],
    pillars: [1.42, 2.36, 3.42],
    doors: [1.16, 2.38, 3.5],
    nose: 0.22,
    lamps: 'tall',
  }),
  pickup: plan({
    length: 5.2,
    half: 0.91,
    height: 1.78,
    sill: 0.34,
    wheel: 0.39,
    axles: [0.95, 4.05],
    shoulder: pairs(0, 0.94, 0.4, 1.04, 1.35, 1.1, 2.4, 1.12, 3.2, 1.13, 5.2, 1.14),
    roof: pairs(1.28, 1.08, 1.7, 1.42, 2.0, 1.66, 2.5, 1.77, 2.95, 1.74, 3.2, 1.62, 3.42, 1.13),
    roofHalf: 0.66,
    glass: [1.48, 3.24, 3.08],
    pillars: [2.36],
    doors: [1.42, 2.38, 3.3],
    nose: 0.2,
    clad: true,
    lamps: 'tall',
  }),
  coupe: plan({
    length: 4.4,
    half: 0.88,
    height: 1.32,
    sill: 0.17,
    wheel: 0.325,
    axles: [0.9, 3.45],
    shoulder: pairs(0, 0.63, 0.5, 0.77, 1.4, 0.87, 2.4, 0.88, 3.5, 0.93, 4.2, 0.95, 4.4, 0.92),
    roof: pairs(1.34, 0.86, 1.9, 1.12, 2.2, 1.25, 2.6, 1.31, 3.1, 1.25, 3.6, 1.08, 3.95, 0.95),
    roofHalf: 0.58,
    glass: [1.56, 3.3, 3.0],
    pillars: [2.74],
    doors: [1.46, 2.86],
    nose: 0.34,
  }),
  van: plan({
    length: 4.75,
    half: 0.88,
    height: 1.98,
    sill: 0.24,
    wheel: 0.335,
    axles: [0.62, 3.5],
    shoulder: pairs(0, 0.94, 0.2, 1.04, 0.5, 1.08, 2.4, 1.08, 4, 1.08, 4.75, 1.06),
    roof: pairs(0.22, 1.05, 0.6, 1.5, 0.9, 1.86, 1.4, 1.97, 3.7, 1.97, 4.5, 1.91, 4.66, 1.07),
    roofHalf: 0.76,
    glass: [0.55, 4.44, 4.4],
    pillars: [1.38, 2.5, 3.5],
    doors: [0.62, 1.5, 2.6],
    nose: 0.14,
    lamps: 'tall',
  }),
}
