import { DOUGH_AND_FIRE } from './reviews/dough-and-fire.ts'
import { HOME_AND_SWEET } from './reviews/home-and-sweet.ts'
import { SEA_AND_NOODLES } from './reviews/sea-and-noodles.ts'
import { SHORT_PRAISE } from './reviews/short-praise.ts'
import type { DemoReview } from './shapes.ts'

/** What customers said of restaurants and what those answered. */
export const REVIEWS: readonly DemoReview[] = [
  ...SEA_AND_NOODLES,
  ...DOUGH_AND_FIRE,
  ...HOME_AND_SWEET,
  ...SHORT_PRAISE,
]
