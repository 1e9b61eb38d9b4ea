import { isNameWanted } from './keep-name'
import type { Checkout } from './use-checkout'

/** Offers the recipient's name to a profile that has none, chosen unless one orders for somebody else. */
export function KeepName({ checkout: { user, form, change } }: { checkout: Checkout }) {
  const { user_name, keep_name } = form
  if (!user || !isNameWanted(user, user_name)) return null
  return (
    <label className="ui-choice row gap-3">
      Это я: запомнить в&nbsp;профиле
      <input
        className="ui-check"
        type="checkbox"
        checked={keep_name}
        onChange={(event) => change({ keep_name: event.target.checked })}
      />
    </label>
  )
}
