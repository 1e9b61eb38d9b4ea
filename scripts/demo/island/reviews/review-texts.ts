import type { DemoRating, DemoReview } from '../shapes.ts'
import { glue } from '../typography.ts'

type Said = readonly [rating: DemoRating, text: string, answer?: string]

/** Reviews of one restaurant, or of any (`null`); the third item of a line is what the restaurant answered. */
export function saidOf(cuisine: string, restaurant: string | null, lines: readonly Said[]): DemoReview[] {
  return lines.map(([rating, text, answer]) => ({
    cuisine,
    restaurant,
    rating,
    text: glue(text),
    ...(answer === undefined ? {} : { answer: glue(answer) }),
  }))
}
