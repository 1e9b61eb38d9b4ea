import type { Page } from 'playwright'
import type { Journey } from './harness.ts'

/** 200 letters without a space, as a link to a map or a slip of the keyboard comes. */
export const LONG_WORD = 'Достопримечательность'.repeat(10).slice(0, 200)

/** Every text that a person writes, by its table. Passwords, keys and addresses of files are no words. */
const WRITTEN: Record<string, string[]> = {
  product: ['name', 'description'],
  product_category: ['label'],
  product_option_group: ['name'],
  product_option: ['name'],
  restaurant: ['title', 'description'],
  delivery_zone: ['name'],
  black_list: ['reason'],
  review: ['text', 'restaurant_answer', 'user_answer'],
  '"user"': ['name'],
  user_address: ['address'],
  business_user: ['name'],
  admin: ['name'],
  basket_group: ['owner_name'],
  group_participant: ['name'],
  promo_code: ['name'],
  promotion: ['title', 'description'],
  story: ['title', 'text'],
  '"order"': ['user_name', 'comment', 'payment_comment'],
  order_item: ['name'],
  order_event: ['comment'],
  menu_import: ['file_name'],
  revision: ['reason'],
}

const NAMED = "jsonb_build_object('name', $1::text, 'address', $1::text, 'cuisine_type', $1::text)"
const DOOR =
  "jsonb_build_object('comment', $1::text, 'front_door', left($1, 20), 'apartment', left($1, 20), 'floor', left($1, 20))"
/** Texts inside of documents. */
const INSIDE = [
  `update restaurant set general_info = general_info || ${NAMED},
     legal_info = (select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb($1::text) else value end)
                   from jsonb_each(legal_info)) where jsonb_typeof(legal_info) = 'object' and legal_info <> '{}'`,
  `update user_address set address_details = address_details || ${DOOR}`,
  `update "order" set restaurant = jsonb_set(restaurant, '{general_info}', restaurant->'general_info' || ${NAMED}),
     delivery = delivery || ${DOOR} || jsonb_build_object('address', $1::text)`,
  `update order_item set product_options = coalesce(
     (select jsonb_agg(one || ${NAMED}) from jsonb_array_elements(product_options) one), '[]')`,
]

/** From here on every text that somebody wrote is one word of 200 letters; a promo code is as long as codes may be. */
export async function writeLongWords({ sql }: Pick<Journey, 'sql'>, word = LONG_WORD) {
  for (const [table, columns] of Object.entries(WRITTEN)) {
    for (const column of columns) await sql(`update ${table} set ${column} = $1 where ${column} is not null`, [word])
  }
  for (const text of INSIDE) await sql(text, [word])
}

/** What is wider than its window, or cut off by it: the page, the open dialog and each text in them. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(overflows, page.viewportSize()?.width ?? 0)
}

/** Runs in the page. */
function overflows(width: number): string[] {
  const found: string[] = []
  const root = document.documentElement
  const dialog = document.querySelector('dialog[open]')
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`)
  for (const box of dialog ? [dialog, ...dialog.querySelectorAll('*')] : []) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowX) && !box.matches('textarea, input, [tabindex]')
    if (scrolls && box.scrollWidth > box.clientWidth + 1) found.push(`${nameOf(box)} scrolls sideways`)
  }
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (
      !parent?.checkVisibility({ visibilityProperty: true }) ||
      parent.closest('.ui-hidden, .ui-skip, .leaflet-container, noscript')
    )
      continue
    if (isCut(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width: wide } = range.getBoundingClientRect()
    if (wide > 1 && (left < -2 || right > width + 2))
      found.push(`«${node.textContent?.trim().slice(0, 24)}» of ${nameOf(parent)} ends at ${Math.round(right)} px`)
  }
  return [...new Set(found)].slice(0, 12)

  /** An ellipsis says that there is more; a strip can be pushed aside. */
  function isCut(element: Element): boolean {
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(box)
      if (textOverflow === 'ellipsis' && overflowX !== 'visible') return true
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return true
      if (clipPath === 'inset(50%)') return true
    }
    return false
  }

  function nameOf(element: Element): string {
    const own = element.className.toString().split(' ')[0]
    const above = element.parentElement?.className.toString().split(' ')[0]
    return own || `${above ?? ''} ${element.tagName.toLowerCase()}`
  }
}
