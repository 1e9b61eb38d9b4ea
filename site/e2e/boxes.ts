import type { Locator, Page } from 'playwright'

type Box = Awaited<ReturnType<Locator['boundingBox']>>

export async function boxes(all: Locator): Promise<Box[]> {
  return Promise.all((await all.all()).map((one) => one.boundingBox()))
}

export function overlaps(one: Box | undefined, other: Box | undefined) {
  if (!one || !other) return false
  const across = one.x < other.x + other.width && other.x < one.x + one.width
  return across && one.y < other.y + other.height - 1 && other.y < one.y + one.height - 1
}

/** Where the words of these elements stand, without what else is in them. */
export function words(
  page: Page,
  selector: string,
): Promise<{ x: number; y: number; width: number; height: number }[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) =>
      [...one.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return []
        const range = document.createRange()
        range.selectNodeContents(node)
        const { x, y, width, height } = range.getBoundingClientRect()
        return [{ x, y, width, height }]
      }),
    ),
  )
}

/** In how many rows these letters of an element stand: a number in two is torn. */
export function rowsOf(element: Locator, letters: string): Promise<number> {
  return element.evaluate((box, part) => {
    const node = box.firstChild
    const at = node?.textContent?.indexOf(part) ?? -1
    if (!node || at < 0) return 0
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + part.length)
    return range.getClientRects().length
  }, letters)
}
