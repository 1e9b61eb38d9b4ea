import { ANIMALS } from './animals.ts'
import { APPLIANCES } from './appliances.ts'
import { CHILDREN } from './children.ts'
import { ELECTRONICS } from './electronics.ts'
import { FURNITURE } from './furniture.ts'
import { LARDER } from './larder.ts'
import type { Good } from './parts.ts'
import { SEA } from './sea.ts'
import { SNOW } from './snow.ts'
import { SPORT } from './sport.ts'
import { WEAR } from './wear.ts'
import { YARDWORK } from './yardwork.ts'

const GOODS = {
  ...FURNITURE,
  ...APPLIANCES,
  ...ELECTRONICS,
  ...CHILDREN,
  ...SEA,
  ...SNOW,
  ...SPORT,
  ...WEAR,
  ...YARDWORK,
  ...ANIMALS,
  ...LARDER,
} as const satisfies Record<string, Good>

export type GoodsKind = keyof typeof GOODS
export const GOODS_KINDS = Object.keys(GOODS).filter((name): name is GoodsKind => name in GOODS)
export const goodOf = (kind: GoodsKind): Good => GOODS[kind]
