import { earnWords, mostWords, spendWords } from '@ostrov/shared/orders/bonus-words'
import type { Checkout } from './use-checkout'

/** The person's points at this restaurant: whether they pay a part, and how many come back. */
export function BonusPart({ checkout: { bonus, form, change } }: { checkout: Checkout }) {
  if (!bonus) return null
  return (
    <>
      {bonus.most > 0 && (
        <label className="ui-choice row gap-3">
          <span className="vertical">
            <span>{spendWords(bonus)} </span>
            <small className="ui-muted">{mostWords(bonus)}</small>
          </span>
          <input
            className="ui-check"
            type="checkbox"
            name="use_bonus"
            checked={form.use_bonus}
            onChange={(event) => change({ use_bonus: event.target.checked })}
          />
        </label>
      )}
      {bonus.will_earn > 0 && <p className="ui-muted">{earnWords(bonus)}</p>}
    </>
  )
}
