import { ANTONINA } from './restaurants/antonina.ts'
import { AUNT_YON } from './restaurants/aunt-yon.ts'
import { BAKERY_3 } from './restaurants/bakery-3.ts'
import { BROWN_AND_BUN } from './restaurants/brown-and-bun.ts'
import { FIRST_FERRY } from './restaurants/first-ferry.ts'
import { GREEN_CAPE } from './restaurants/green-cape.ts'
import { MIDNIGHT_SALMON } from './restaurants/midnight-salmon.ts'
import { NATELA_HOUSE } from './restaurants/natela-house.ts'
import { PIER_9 } from './restaurants/pier-9.ts'
import { SEVEN_WINDS } from './restaurants/seven-winds.ts'
import { SMOKE_AND_NOODLES } from './restaurants/smoke-and-noodles.ts'
import { SPIN_IT } from './restaurants/spin-it.ts'
import { STORM } from './restaurants/storm.ts'
import { SWEET_BAY } from './restaurants/sweet-bay.ts'
import { WARM_COAL } from './restaurants/warm-coal.ts'
import { WHITE_COTTON } from './restaurants/white-cotton.ts'
import type { DemoRestaurant } from './shapes.ts'

/** Every demo restaurant, the flagship first. */
export const RESTAURANTS: readonly DemoRestaurant[] = [
  STORM,
  SEVEN_WINDS,
  BROWN_AND_BUN,
  NATELA_HOUSE,
  SMOKE_AND_NOODLES,
  BAKERY_3,
  GREEN_CAPE,
  SPIN_IT,
  MIDNIGHT_SALMON,
  WARM_COAL,
  PIER_9,
  WHITE_COTTON,
  AUNT_YON,
  FIRST_FERRY,
  ANTONINA,
  SWEET_BAY,
]
