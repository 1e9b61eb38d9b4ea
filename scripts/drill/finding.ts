import type { Stage } from '../bench/stage.ts'

/** How much of it; a part has its own measure where nothing is said. */
export type Given = { minutes?: number; seconds?: number; writes?: number; times?: number; jump?: number }
/** `broken` are sentences of what did not hold; `skipped` says what the machine lacks for it. */
export type Finding = { lines: string[]; broken: string[]; skipped?: string }
/** Opens the stage that the parts of one command share. */
export type Opened = () => Promise<Stage>
export type Part = (open: Opened, given: Given) => Promise<Finding>

/** The sentences whose conditions do not hold. */
export function brokenOf(demands: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(demands).flatMap(([sentence, holds]) => (holds ? [] : [sentence]))
}

/** So many at a time, in their order. */
export async function spread<Item>(items: readonly Item[], width: number, work: (item: Item) => Promise<unknown>) {
  const left = items.values()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

/** Asks until it is so; false when it never was. */
export async function comesTrue(seconds: number, ask: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = performance.now() + seconds * 1_000; performance.now() < deadline; await Bun.sleep(200))
    if (await ask().catch(() => false)) return true
  return false
}
