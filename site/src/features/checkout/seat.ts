import { tableIn, tableWords } from '../menu/table'

/** A table's code was opened: its number goes into the comment of an order that is taken there, unless something is typed. */
export async function seat(restaurant_id: string): Promise<void> {
  const table = tableIn(new URLSearchParams(location.search))
  if (table === null) return
  const { $orderForms, changeTyped, typedOrder } = await import('./form-store')
  // Mounted, it knows what this tab has kept.
  const stop = $orderForms.listen(() => {})
  const { comment } = typedOrder($orderForms.get(), restaurant_id)
  const isOurs = comment.trim() === '' || /^Стол \d+$/.test(comment)
  changeTyped(restaurant_id, { delivery_type: 'pickup', ...(isOurs && { comment: tableWords(table) }) })
  stop()
}
